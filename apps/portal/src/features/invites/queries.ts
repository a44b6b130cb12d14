import { CallError } from '@smile/contract/call';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { type Invite, invitesApi } from '@smile/contract/invites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/call-api.ts';
import { usageSummaryQuery } from '../usage/queries.ts';
import type { Contact } from './batch/contacts.ts';
import { sendInChunks } from './batch/send-in-chunks.ts';
import { toTemplateBody } from './invite-texts.ts';
import type { InviteTexts } from './invite-texts-schema.ts';
import { readReminderDays } from './reminder-days.ts';

interface Wording {
  texts: InviteTexts;
  companyName: string;
}

/** Creates a template with these texts, or reuses the one just created for them. */
function useTemplate(): (wording: Wording) => Promise<string> {
  const last = useRef<{ wording: string; id: string } | null>(null);
  return async ({ texts, companyName }) => {
    const body = toTemplateBody(texts, companyName);
    const wording = JSON.stringify(body);
    if (last.current?.wording !== wording) {
      const { id } = (await callApi(inviteTemplatesApi.create, { body })).data;
      last.current = { wording, id };
    }
    return last.current.id;
  };
}

/** The portal asks for one full name; the API requires three. */
async function createInvite({ fullName, email }: Contact, templateId: string, texts: InviteTexts): Promise<Invite> {
  const { winkTemplateId, winkSiteId, reminders } = texts;
  const reminderDays = readReminderDays(reminders) ?? [];
  const planned = reminderDays.length > 0 && { reminderDays };
  const opened = { ...(winkTemplateId && { winkTemplateId }), ...(winkSiteId && { winkSiteId }) };
  const body = {
    fullName,
    firstName: fullName,
    lastName: fullName,
    email,
    templateId,
    ...opened,
    ...planned,
  };
  return (await callApi(invitesApi.create, { body })).data;
}

function useRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: usageSummaryQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['users', 'invite'] }),
    ]);
}

export function useSendInvite() {
  const findTemplate = useTemplate();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ contact, ...wording }: Wording & { contact: Contact }) =>
      createInvite(contact, await findTemplate(wording), wording.texts),
    onSettled: refresh,
  });
}

/** True if credits are used up: on this page the only cause of UNAUTHORIZED_ACCESS. */
function isOutOfCredits(error: unknown): boolean {
  return error instanceof CallError && error.code === 'UNAUTHORIZED_ACCESS';
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Sends a batch. Returns the failed invites with reasons, and those not sent. Calls `onAnswered` after each response.
 */
export function useSendBatch(onAnswered: () => void) {
  const findTemplate = useTemplate();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ contacts, ...wording }: Wording & { contacts: Contact[] }) => {
      const templateId = await findTemplate(wording);
      const send = (contact: Contact) => createInvite(contact, templateId, wording.texts).finally(onAnswered);
      const { outcomes, unsent } = await sendInChunks(contacts, { send, wait, isEnd: isOutOfCredits });
      return { sent: outcomes.length, failures: outcomes.filter(({ error }) => error !== null), unsent };
    },
    onSettled: refresh,
  });
}
