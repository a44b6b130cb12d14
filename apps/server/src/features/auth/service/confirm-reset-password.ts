import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { setPassword } from '../../developers/service/members.ts';
import { updateEmailConfirmed } from '../../developers/shared-queries.ts';
import { useEmailLink } from '../../email-links/service.ts';

/**
 * Sets the new password, which revokes all of the developer's tokens. Opening the mailed link also confirms the
 * address.
 * @throws ApiError LINK_EXPIRED
 */
export async function confirmResetPassword(ctx: Context, input: { newPassword: string; token: string }): Promise<void> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx, async (tx) => {
    const link = await useEmailLink(tx, 'RESET', input.token);
    const tenant = withTenant(tx, link.tenantId);
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
