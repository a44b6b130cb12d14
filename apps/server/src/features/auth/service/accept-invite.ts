import type { authApi } from '@smile/contract/auth';
import type { BodyOf } from '@smile/contract/endpoint';
import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { acceptInvitation } from '../../developers/service/members.ts';
import { useEmailLink } from '../../email-links/service.ts';

/** Turns an invitation into a member who can log in. @throws ApiError LINK_EXPIRED */
export async function acceptInvite(ctx: Context, input: BodyOf<typeof authApi.confirmInvite>): Promise<void> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx, async (tx) => {
    const link = await useEmailLink(tx, 'INVITE', input.token);
    const tenant = withTenant(tx, link.tenantId);
    const { firstName, lastName, title } = input;
    await acceptInvitation(tenant, link.developerId, { firstName, lastName, title, passwordHash });
    await recordAudit(tenant, {
      action: 'developer.accept-invite',
      entityType: 'developer',
      entityId: link.developerId,
    });
  });
}
