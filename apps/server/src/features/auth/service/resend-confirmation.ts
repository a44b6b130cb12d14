import { lifetimes } from '@smile/contract/auth';
import { type Context, inTransaction } from '../../../context.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { selectSignIn } from '../../developers/shared-queries.ts';
import { createEmailLink } from '../../email-links/service/create-email-link.ts';
import { confirmMail } from '../mails.ts';
import { resendConfirmationJob } from '../resend-confirmation.job.ts';

/** Takes the wish in; a job fulfils it, so that neither the answer nor its time tells whether the address is known. */
export async function resendConfirmation(ctx: Context, emailAddress: string): Promise<void> {
  await throttle(ctx, { action: 'resend', subject: String(ctx.ip), max: 30, windowSeconds: 600 });
  await throttle(ctx, { action: 'resend-address', subject: emailAddress, max: 3, windowSeconds: 600 });
  await enqueueJob(ctx, resendConfirmationJob, { sealed: ctx.vault.seal(emailAddress, resendConfirmationJob.name) });
}

/** Mails a new link of ten minutes to whoever registered and has not confirmed the address. */
export async function mailConfirmLink(ctx: Context, sealed: string): Promise<void> {
  const emailAddress = ctx.vault.open(sealed, resendConfirmationJob.name);
  await inTransaction(ctx, async (tx) => {
    const owner = await selectSignIn(tx, emailAddress);
    if (!owner || owner.isInvited || owner.isConfirmed) return;
    const { tenantId, developerId, firstName } = owner;
    const lifetimeSeconds = lifetimes.confirmLinkSeconds;
    const token = await createEmailLink(tx, { purpose: 'CONFIRM', tenantId, developerId, lifetimeSeconds });
    await sendMail(tx, confirmMail(tx.config, { to: emailAddress, firstName, token }));
  });
}
