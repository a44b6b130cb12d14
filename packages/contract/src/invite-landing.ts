import { z } from 'zod';
import { idParams, modeSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const pageSchema = z.object({ header: z.string(), description: z.string(), button: z.string() });

/** What the page behind the link of an invite shows, and the token that opens the widget on it. */
const inviteLandingSchema = z.object({
  mode: modeSchema,
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  landingPage: pageSchema,
  successPage: pageSchema,
  /** Whether an account of the person is connected or a document of theirs is kept, for which the page thanks. */
  hasShared: z.boolean(),
  /** Null where the built-in widget template is shown. */
  winkTemplateId: z.string().nullable(),
  userToken: z.string(),
});
export type InviteLanding = z.infer<typeof inviteLandingSchema>;

export const inviteLandingApi = {
  open: endpoint({
    operationId: 'openInvite',
    summary: 'Open the page of an invite with the token of its link',
    description: 'Works for 14 days, again and again; each time with a fresh token for the widget.',
    tag: 'Invite pages',
    method: 'POST',
    path: '/invites/{id}/visits',
    auth: 'public',
    params: idParams,
    body: z.object({ token: z.string().min(1).max(200) }),
    status: 201,
    answer: inviteLandingSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED'],
  }),
} as const;
