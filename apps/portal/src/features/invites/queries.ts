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

/** Creates the template of these texts, or names the one that was created for them a moment ago. */
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

/** The portal knows one name of a person; the API asks for three. */
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

/** True without credits: the only reason why inviting is unauthorized on this page. */
function isOutOfCredits(error: unknown): boolean {
  return error instanceof CallError && error.code === 'UNAUTHORIZED_ACCESS';
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Returns the failed invites with reasons, and those not sent. Calls `onAnswered` after each answer. */
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
