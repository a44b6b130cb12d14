import { z } from 'zod';
import { dateTimeSchema, emailSchema, idParams, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

export const inviteStatuses = [
  'INVITED',
  'EMAIL_OPENED',
  'LANDING_PAGE_OPENED',
  'WINK_WIDGET_OPENED',
  'LINKED',
  'REVOKED',
] as const;
const inviteStatusSchema = z
  .enum(inviteStatuses)
  .describe('Progress of the person; `REVOKED` when no linked account is left.')
  .meta({ id: 'InviteStatus' });
export type InviteStatus = z.infer<typeof inviteStatusSchema>;

/** Page size of the portal's invite list. */
export const invitePageSize = 10;

const inviteSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    fullName: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string(),
    templateId: z.string(),
    winkTemplateId: z.string().nullable(),
    winkSiteId: z.string().nullable().describe('The site that the link opens.'),
    userId: z.string().describe('End user created for the invite.'),
    status: inviteStatusSchema,
    updatedAt: dateTimeSchema,
    invitedAt: dateTimeSchema,
    linkedAt: dateTimeSchema.nullable().describe('Time of the first connected account.'),
    reminderDays: z.array(z.int()).describe('Days after the invitation on which a reminder is sent.'),
    remindersStoppedAt: dateTimeSchema.nullable().describe('Time at which the person stopped the reminders.'),
    inviteLandingPageUrl: z.string().describe('The link of this person; it works any number of times for 14 days.'),
  })
  .meta({ id: 'Invite' });
export type Invite = z.infer<typeof inviteSchema>;

const inviteLogSchema = z
  .object({
    id: z.string(),
    inviteId: z.string(),
    inviteStatus: inviteStatusSchema.describe('The status since then.'),
    event: z
      .enum(['STATUS', 'REMINDER_SENT', 'REMINDERS_STOPPED'])
      .describe('A new status, a reminder that was sent, or the end of reminders at the person’s wish.'),
    userId: z.string(),
    createdAt: dateTimeSchema,
  })
  .meta({ id: 'InviteLog' });
export type InviteLog = z.infer<typeof inviteLogSchema>;

/** The reference caps both parts at 64 characters, but the portal sends the full name in each. */
const partOfName = z.string().trim().min(1).max(200).nullish();

/** Invites expire after 14 days. */
export const reminderLimits = { max: 3, lastDay: 13 } as const;

/** Days after the invitation, in ascending order. */
const reminderDaysSchema = z
  .array(z.int().min(1).max(reminderLimits.lastDay))
  .max(reminderLimits.max)
  .refine((days) => days.every((day, index) => index === 0 || day > days[index - 1]!), 'must be in ascending order');

const newInviteSchema = z
  .object({
    fullName: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ examples: ['George Cimafranca Palomero, Jr'] }),
    firstName: partOfName.meta({ examples: ['George'] }),
    lastName: partOfName.meta({ examples: ['Palomero'] }),
    email: emailSchema.meta({ examples: ['gpalomero1234@smileapi.io'] }),
    templateId: z.string().min(1).max(64).describe('The invite template with the texts.'),
    winkTemplateId: z
      .string()
      .min(1)
      .max(64)
      .nullish()
      .describe('Widget template; defaults to the built-in one.')
      .meta({ examples: ['default_customization'] }),
    winkSiteId: z.string().min(1).max(64).nullish().describe('A published site, which the link opens instead.'),
    reminderDays: reminderDaysSchema
      .default([])
      .describe(
        'Days after the invitation on which the mail is sent again, until the person shares something, finishes or ' +
          'stops the reminders.',
      )
      .meta({ examples: [[3, 7]] }),
  })
  .meta({ id: 'InvitePostRequest' });
export type NewInvite = z.output<typeof newInviteSchema>;

const tag = 'Invites';

export const invitesApi = {
  list: endpoint({
    operationId: 'listInvites',
    summary: 'List invites, newest first',
    tag,
    method: 'GET',
    path: '/invites',
    auth: 'openApi',
    query: pageQuery(invitePageSize),
    answer: listOf(inviteSchema),
  }),
  create: endpoint({
    operationId: 'createInvite',
    summary: 'Create an invite and send it',
    description:
      'Creates an end user, and sends a mail with the link unless the template says otherwise. ' +
      '`INVITE_INVITED` follows, and `INVITE_LINKED` when the person has connected a first account. A person ' +
      'who was invited before gets a new link, and is a new end user. Each invite spends one unit of its ' +
      'allowance; one address takes at most five an hour.',
    tag,
    method: 'POST',
    path: '/invites',
    auth: 'openApi',
    body: newInviteSchema,
    status: 201,
    answer: inviteSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  get: endpoint({
    operationId: 'getInvite',
    summary: 'Get an invite',
    tag,
    method: 'GET',
    path: '/invites/{id}',
    auth: 'openApi',
    params: idParams,
    answer: inviteSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  listLogs: endpoint({
    operationId: 'listInviteLogs',
    summary: 'List the changes of an invite’s status, newest first',
    tag,
    method: 'GET',
    path: '/invites/{inviteId}/logs',
    auth: 'openApi',
    params: z.object({ inviteId: idSchema }),
    query: pageQuery(),
    answer: listOf(inviteLogSchema),
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
