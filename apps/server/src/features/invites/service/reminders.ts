import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type Context, inTransaction, type ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { selectHasUploaded } from '../../archives/shared-queries.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectHasDeclined } from '../../site-visits/shared-queries.ts';
import { getUser } from '../../users/service/users.ts';
import { findSite } from '../../wink-sites/service/sites.ts';
import { inviteLinks } from '../invite-link.ts';
import { inviteMail } from '../mails.ts';
import { type InviteRow, insertLog, selectReminded, updateReminded, updateRemindersStopped } from '../queries.ts';
import { findInviteByLink, type InviteLink } from './invites.ts';

/** Sends the reminder of a given day. May run late, since the handler checks the invite's current state. */
export const remindJob = jobKind(
  'invites.remind',
  z.strictObject({ tenantId: z.string(), mode: modeSchema, inviteId: z.string(), day: z.int() }),
);

const secondsPerDay = 24 * 3600;

/** Enqueues a new invite's reminders, in the transaction that creates it. */
export async function planReminders(tx: ModeContext, { id, invitedAt, reminderDays }: InviteRow): Promise<void> {
  const { tenantId, mode } = tx;
  for (const day of reminderDays) {
    const runAt = addSeconds(invitedAt, day * secondsPerDay);
    await enqueueJob(tx, remindJob, { tenantId, mode, inviteId: id, day }, { runAt });
  }
}

/**
 * Sends a day's reminder once, unless the person has finished, stopped reminders or revoked, or the link has expired.
 * Mail, history and audit entry commit together, so a repeated job sends nothing.
 */
export async function sendReminder(ctx: ModeContext, inviteId: string, day: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const invite = await selectReminded(tx, inviteId);
    if (!invite || invite.remindedDays.includes(day) || !(await isWanted(tx, invite))) return;
    const links = inviteLinks(tx, invite);
    const mail = inviteMail(tx.mode, invite, invite.content, links, { isReminder: true, hasReminders: true });
    await updateReminded(tx, inviteId, day);
    await insertLog(tx, inviteId, invite.status, 'REMINDER_SENT');
    await recordAudit(tx, { action: 'invite.remind', entityType: 'invite', entityId: inviteId, after: { day } });
    await sendMail(tx, mail, { userId: invite.userId });
  });
}

async function isWanted(tx: ModeContext, invite: InviteRow): Promise<boolean> {
  const { status, linkedAt, remindersStoppedAt, expiresAt, userId, winkSiteId } = invite;
  if (remindersStoppedAt || linkedAt || status === 'LINKED' || status === 'REVOKED' || expiresAt <= tx.now())
    return false;
  if (winkSiteId && !(await findSite(tx, winkSiteId))?.enabled) return false;
  if ((await getUser(tx, userId)).session.status !== 'IN_PROGRESS') return false;
  return !(await selectHasUploaded(tx, userId)) && !(await selectHasDeclined(tx, userId));
}

/**
 * Stops an invite's reminders on the person's request. Idempotent. Needs the system context.
 * @throws ApiError MISSING_RESOURCE for an unknown link
 */
export async function stopReminders(ctx: Context, link: InviteLink): Promise<null> {
  const found = await findInviteByLink(ctx, link);
  if (!found) throw missing();
  const { id } = found.invite;
  await inTransaction(found.tenant, async (tx) => {
    const invite = await selectReminded(tx, id);
    if (!invite || invite.remindersStoppedAt) return;
    await updateRemindersStopped(tx, id);
    await insertLog(tx, id, invite.status, 'REMINDERS_STOPPED');
    await recordAudit(tx, { action: 'invite.stop-reminders', entityType: 'invite', entityId: id });
  });
  return null;
}
