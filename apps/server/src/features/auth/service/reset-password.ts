import { lifetimes } from '@smile/contract/auth';
import { actingFor, type Context, inTransaction } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { announceAccessChange } from '../../access-changes/service/announce-access-change.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { setPassword } from '../../developers/service/sign-ins.ts';
import { selectSignIn, updateEmailConfirmed } from '../../developers/shared-queries.ts';
import { createEmailLink } from '../../email-links/service/create-email-link.ts';
import { useEmailLink } from '../../email-links/service/use-email-link.ts';
import { resetMail } from '../mails.ts';
import { resetPasswordJob } from '../reset-password.job.ts';

/** Takes the wish in; a job fulfils it, so that neither the answer nor its time tells whether the address is known. */
export async function resetPassword(ctx: Context, emailAddress: string): Promise<void> {
  await throttle(ctx, { action: 'reset', subject: String(ctx.ip), max: 30, windowSeconds: 600 });
  await throttle(ctx, { action: 'reset-address', subject: emailAddress, max: 5, windowSeconds: 600 });
  await enqueueJob(ctx, resetPasswordJob, { sealed: ctx.vault.seal(emailAddress, resetPasswordJob.name) });
}

/**
 * Mails a reset link of ten minutes where the address is known. Who has only been invited has no password yet, and the
 * terms to accept first.
 */
export async function mailResetLink(ctx: Context, sealed: string): Promise<void> {
  const emailAddress = ctx.vault.open(sealed, resetPasswordJob.name);
  await inTransaction(ctx, async (tx) => {
    const owner = await selectSignIn(tx, emailAddress);
    if (!owner || owner.isInvited) return;
    const { tenantId, developerId, firstName } = owner;
    const lifetimeSeconds = lifetimes.resetLinkSeconds;
    const token = await createEmailLink(tx, { purpose: 'RESET', tenantId, developerId, lifetimeSeconds });
    await sendMail(tx, resetMail(tx.config, { to: emailAddress, firstName, token }));
  });
}

/**
 * Sets the new password, which ends every token of the developer. Who can read the mail owns the address, so it counts
 * as confirmed.
 * @throws ApiError LINK_EXPIRED
 */
export async function confirmResetPassword(ctx: Context, input: { newPassword: string; token: string }): Promise<void> {
  await throttle(ctx, { action: 'confirm', subject: String(ctx.ip), max: 60, windowSeconds: 60 });
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx, async (tx) => {
    const link = await useEmailLink(tx, 'RESET', input.token);
    const tenant = actingFor(tx, link.tenantId);
    await setPassword(tenant, link.developerId, passwordHash);
    await updateEmailConfirmed(tenant, link.developerId);
    await recordAudit(tenant, {
      action: 'developer.reset-password',
      entityType: 'developer',
      entityId: link.developerId,
    });
    await announceAccessChange(tenant);
  });
}
