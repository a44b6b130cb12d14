import { lifetimes } from '@smile/contract/auth';
import { type Context, inTransaction } from '../../../context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { selectSignIn } from '../../developers/shared-queries.ts';
import { createEmailLink } from '../../email-links/service.ts';
import { resetMail } from '../mails.ts';
import { resetPasswordJob } from './mail-requests.ts';

/**
 * Mails a ten-minute reset link if the address is known. Skips invited developers, who have no password yet and must
 * accept the terms first.
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
