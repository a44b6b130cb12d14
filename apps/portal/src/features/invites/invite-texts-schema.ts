import { emailSchema } from '@smile/contract/common';
import { inviteLanguages } from '@smile/contract/invite-templates';
import { z } from 'zod';
import { readReminderDays, reminderMessage } from './reminder-days.ts';

const text = z.string();
const pageSchema = z.object({ header: text, description: text, button: text });

/** Texts of an invite. They may be empty here: `findEmptyField` checks that once, before sending. */
export const inviteTextsSchema = z.object({
  email: z.object({ replyAddress: z.union([z.literal(''), emailSchema]), subject: text, body: text }),
  landingPage: pageSchema,
  winkTemplateId: text,
  /** Empty for the invite's own page. */
  winkSiteId: text,
  successPage: pageSchema,
  language: z.enum(inviteLanguages),
  /** Days after the invitation, comma-separated. */
  reminders: text.refine((days) => readReminderDays(days) !== null, reminderMessage),
});
export type InviteTexts = z.infer<typeof inviteTextsSchema>;

export const singleInviteSchema = inviteTextsSchema.extend({
  person: z.object({ fullName: z.string().trim().min(1, 'Full name is required').max(200), email: emailSchema }),
});
export type SingleInviteDraft = z.input<typeof singleInviteSchema>;
