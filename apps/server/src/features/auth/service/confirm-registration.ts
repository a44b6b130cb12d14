import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { updateEmailConfirmed } from '../../developers/shared-queries.ts';
import { useEmailLink } from '../../email-links/service.ts';

/** @throws ApiError LINK_EXPIRED */
export async function confirmRegistration(ctx: Context, token: string): Promise<void> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  await inTransaction(ctx, async (tx) => {
    const link = await useEmailLink(tx, 'CONFIRM', token);
    const tenant = withTenant(tx, link.tenantId);
    await updateEmailConfirmed(tenant, link.developerId);
    await recordAudit(tenant, {
      action: 'developer.confirm-email',
      entityType: 'developer',
      entityId: link.developerId,
    });
  });
}
