import { z } from 'zod';
import { idParams, modeSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';

const pageSchema = z.object({ header: z.string(), description: z.string(), button: z.string() });

/** Content of an invite's landing page, and the token for its widget. */
const inviteLandingSchema = z.object({
  mode: modeSchema,
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  landingPage: pageSchema,
  successPage: pageSchema,
  /** True once the person has connected an account or uploaded a document; the page then says thank you. */
  hasShared: z.boolean(),
  /** Null for the built-in widget template. */
  winkTemplateId: z.string().nullable(),
  userToken: z.string(),
});
export type InviteLanding = z.infer<typeof inviteLandingSchema>;

export const inviteLandingApi = {
  open: endpoint({
    operationId: 'openInvite',
    summary: 'Open the page of an invite with the token of its link',
    description: 'Works any number of times for 14 days; each call returns a new widget token.',
    tag: 'Invite pages',
    method: 'POST',
    path: '/invites/{id}/visits',
    auth: 'public',
    api: 'hosted',
    params: idParams,
    body: z.object({ token: z.string().min(1).max(200) }),
    status: 201,
    answer: inviteLandingSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED'],
  }),
  stopReminders: endpoint({
    operationId: 'stopInviteReminders',
    summary: 'Send no more reminders to the person of an invite link',
    description: 'The link of the invite stays open.',
    tag: 'Invite pages',
    method: 'POST',
    path: '/invites/{id}/reminders/stop',
    auth: 'public',
    api: 'hosted',
    params: idParams,
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  readMail: endpoint({
    operationId: 'readInviteMail',
    summary: 'Get the picture that records the opening of an invite mail',
    description: 'It looks the same for invalid tokens.',
    tag: 'Files',
    method: 'GET',
    path: '/invite-user/{id}/opened.gif',
    auth: 'public',
    api: 'files',
    params: idParams,
    query: z.object({ token: z.string().optional() }),
    answer: file(['image/gif'], { isInline: true }),
    errors: ['SERVER_ERROR', 'SERVER_UNAVAILABLE'],
  }),
} as const;
