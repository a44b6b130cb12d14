import { lifetimes } from '@smile/contract/auth';
import { type Context, inTransaction } from '../../../context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { selectSignIn } from '../../developers/shared-queries.ts';
import { createEmailLink } from '../../email-links/service.ts';
import { confirmMail } from '../mails.ts';
import { resendConfirmationJob } from './mail-requests.ts';

/** Mails a new ten-minute link to a developer who has not confirmed their address. */
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
