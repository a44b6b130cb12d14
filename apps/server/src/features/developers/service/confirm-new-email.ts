import { type Context, inTransaction, type TenantContext, withTenant } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { useEmailLink } from '../../email-links/service.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import { emailChangedMail } from '../mails.ts';
import { updateEmailAddress } from '../queries.ts';
import { selectDeveloperForUpdate } from '../shared-queries.ts';
import { deleteSignIn, insertSignIn } from '../sign-in-queries.ts';

/** @throws ApiError LINK_EXPIRED; ALREADY_EXISTS when another account has taken the address */
export async function confirmNewEmail(ctx: Context, token: string): Promise<void> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  await inTransaction(ctx, async (system) => {
    const { tenantId, developerId, emailAddress: to } = await useEmailLink(system, 'CHANGE_EMAIL', token);
    const tx = withTenant(system, tenantId);
    const developer = await selectDeveloperForUpdate(tx, developerId);
    if (!developer || !to) throw new ApiError('LINK_EXPIRED');
    const { emailAddress: from, firstName } = developer;
    if (!(await changeSignInAddress(tx, developerId, { from, to }))) throw new ApiError('ALREADY_EXISTS');
    await updateEmailAddress(tx, developerId, to);
    await deleteEmailLinks(tx, developerId);
    await recordAudit(tx, { action: 'developer.change-email', entityType: 'developer', entityId: developerId });
    await sendMail(tx, emailChangedMail(from, firstName, tx.config.portalUrl));
    await announceAccessChange(tx);
  });
}

/** Returns false when the new address already signs in. */
async function changeSignInAddress(
  tx: TenantContext,
  developerId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  if (from.toLowerCase() === to.toLowerCase()) return true;
  if (!(await insertSignIn(tx, { emailAddress: to, tenantId: tx.tenantId, developerId }))) return false;
  await deleteSignIn(tx, from);
  return true;
}
