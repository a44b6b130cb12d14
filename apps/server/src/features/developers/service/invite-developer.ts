import { lifetimes } from '@smile/contract/auth';
import type { Role } from '@smile/contract/common';
import {
  type Context,
  type DeveloperContext,
  inTransaction,
  systemContext,
  type TenantContext,
  withTenant,
} from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { createEmailLink } from '../../email-links/service.ts';
import { selectHasLiveLink } from '../../email-links/shared-queries.ts';
import { getTenant } from '../../tenants/service/get-tenant.ts';
import { inviteMail } from '../mails.ts';
import { updateRole } from '../queries.ts';
import { selectDeveloper, selectSignIn } from '../shared-queries.ts';
import { createDeveloper, removeUnconfirmedDeveloper } from './members.ts';

/** Bounds the mails that one tenant can send to strangers. */
const tenantLimit = { max: 100, windowSeconds: 3600 };
/** Protects a person from repeated mails, also of several tenants. */
const addressLimit = { max: 5, windowSeconds: 600 };

interface Invitation {
  emailAddress: string;
  role: Role;
}

/**
 * Mails a seven-day invitation link; a new invitation replaces the earlier link.
 * @throws ApiError ALREADY_EXISTS when the address already signs in or has another team's invitation
 */
export async function inviteDeveloper(ctx: DeveloperContext, invitation: Invitation): Promise<void> {
  await throttle(ctx, { action: 'invite', subject: ctx.tenantId, ...tenantLimit });
  await throttle(ctx, { action: 'invite-address', subject: invitation.emailAddress, ...addressLimit });
  await inTransaction(asPlatform(ctx), async (tx) => {
    const developerId = await upsertInvitedDeveloper(tx, invitation);
    await recordAudit(tx, {
      action: 'developer.invite',
      entityType: 'developer',
      entityId: developerId,
      after: { role: invitation.role },
    });
    const token = await createEmailLink(tx, {
      purpose: 'INVITE',
      tenantId: tx.tenantId,
      developerId,
      lifetimeSeconds: lifetimes.inviteLinkSeconds,
    });
    const inviter = await selectDeveloper(tx, ctx.actor.developerId);
    const { name: organization } = await getTenant(tx);
    // The page greets with these names; the token alone grants access.
    const firstName = inviter?.firstName ?? organization;
    const query = new URLSearchParams({ token, organization, firstName });
    const url = `${tx.config.portalUrl}/confirmInvite?${query}`;
    const inviterName = inviter?.displayName || organization;
    await sendMail(tx, inviteMail({ to: invitation.emailAddress, inviterName, organization, url }));
  });
}

/** Platform rights on behalf of the developer, who cannot read whether other tenants have the address. */
function asPlatform(ctx: DeveloperContext): TenantContext {
  const platform = systemContext(ctx, {
    ...(ctx.requestId && { requestId: ctx.requestId }),
    ...(ctx.ip && { ip: ctx.ip }),
  });
  return { ...withTenant(platform, ctx.tenantId), actor: ctx.actor };
}

/** Returns the invited developer's id. A second invitation to this tenant keeps the id and sets the new role. */
async function upsertInvitedDeveloper(tx: TenantContext, { emailAddress, role }: Invitation): Promise<string> {
  const existing = await selectSignIn(tx, emailAddress);
  if (existing?.isInvited && existing.tenantId === tx.tenantId) {
    if (existing.role !== role) await updateRole(tx, existing.developerId, role);
    return existing.developerId;
  }
  if (existing) await releaseAddress(tx, existing);
  const id = tx.newId('developer');
  // Filled in by the invited person on accepting.
  const blank = { firstName: '', lastName: '', title: '', passwordHash: null };
  // False when somebody else took the address at the same time.
  if (!(await createDeveloper(tx, { ...blank, id, role, emailAddress, invitedAt: tx.now() })))
    throw new ApiError('ALREADY_EXISTS');
  return id;
}

/**
 * Frees an address whose registration or invitation expired unconfirmed.
 * @throws ApiError ALREADY_EXISTS when the address is taken
 */
async function releaseAddress(
  tx: Context,
  owner: { tenantId: string; developerId: string; isConfirmed: boolean },
): Promise<void> {
  if (owner.isConfirmed || (await selectHasLiveLink(tx, owner))) throw new ApiError('ALREADY_EXISTS');
  await removeUnconfirmedDeveloper(withTenant(tx, owner.tenantId), owner.developerId);
}
