import { lifetimes } from '@smile/contract/auth';
import { type Context, withTenant } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newTenantId } from '../../../platform/ids.ts';
import { createApiKey } from '../../api-keys/service/create-api-key.ts';
import { createDeveloper } from '../../developers/service/members.ts';
import { createEmailLink } from '../../email-links/service.ts';
import { createTenant } from '../../tenants/service/tenants.ts';

/**
 * Creates a tenant whose administrator has no password yet, and returns the link that sets one.
 * @throws ApiError ALREADY_EXISTS when the address already signs in
 */
export async function createInvitedAdmin(tx: Context, emailAddress: string, organization: string): Promise<string> {
  const tenant = withTenant(tx, newTenantId(organization, tx.randomBytes));
  const id = tx.newId('developer');
  await createTenant(tenant, { name: organization });
  const isNew = await createDeveloper(tenant, {
    id,
    role: 'ADMIN',
    emailAddress,
    firstName: organization,
    lastName: 'Administrator',
    title: 'Administrator',
    passwordHash: null,
  });
  if (!isNew) throw new ApiError('ALREADY_EXISTS');
  await createApiKey({ ...tenant, mode: 'SANDBOX' });
  const token = await createEmailLink(tx, {
    purpose: 'RESET',
    tenantId: tenant.tenantId,
    developerId: id,
    lifetimeSeconds: lifetimes.inviteLinkSeconds,
  });
  return `${tx.config.portalUrl}/resetPassword?token=${token}`;
}
