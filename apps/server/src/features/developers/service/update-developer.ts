import type { Developer, DeveloperPatch } from '@smile/contract/developers';
import { type DeveloperContext, inTransaction, systemContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { type DeveloperDetails, updateDetails } from '../queries.ts';
import { selectDeveloper, selectDeveloperForUpdate, selectSignIn } from '../shared-queries.ts';
import { changeRole } from './change-role.ts';
import { lockMember } from './lock-member.ts';
import { requestNewEmail } from './request-new-email.ts';

/**
 * Changes the developer's own data, or any member's data and role for an administrator. A new email address takes
 * effect once confirmed.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS; ALREADY_EXISTS when the new address already signs in;
 * REQUEST_LIMIT_EXCEEDED
 */
export async function updateDeveloper(ctx: DeveloperContext, id: string, patch: DeveloperPatch): Promise<Developer> {
  const known = await selectDeveloper(ctx, id);
  const mayChange = id === ctx.actor.developerId || ctx.actor.role === 'ADMIN';
  const isNewAddress = known !== null && known.emailAddress !== patch.emailAddress;
  if (isNewAddress && mayChange) await checkNewEmail(ctx, id, patch.emailAddress);
  return inTransaction(ctx, async (tx) => {
    const isOwn = id === tx.actor.developerId;
    const developer = await lockForUpdate(tx, id);
    const details = detailsOf(developer, patch);
    await updateDetails(tx, id, details);
    const fields = changedFields(developer, details);
    if (fields.length > 0)
      await recordAudit(tx, { action: 'developer.update', entityType: 'developer', entityId: id, after: { fields } });
    if (isNewAddress) await requestNewEmail(tx, developer, patch.emailAddress);
    const isNewRole = !isOwn && patch.role !== undefined && patch.role !== developer.role;
    if (isNewRole) return changeRole(tx, { ...developer, ...details }, patch.role!);
    return (await selectDeveloperForUpdate(tx, id))!;
  });
}

async function lockForUpdate(tx: DeveloperContext, id: string): Promise<Developer> {
  const isOwn = id === tx.actor.developerId;
  if (!isOwn && tx.actor.role === 'ADMIN') return lockMember(tx, id, 'modify');
  const developer = await selectDeveloperForUpdate(tx, id);
  if (!developer) throw missing();
  if (!isOwn) throw new ApiError('UNAUTHORIZED_ACCESS');
  return developer;
}

function detailsOf(developer: Developer, patch: DeveloperPatch): DeveloperDetails {
  const { firstName, lastName, title, mobileNumber } = patch;
  const displayName = patch.displayName ?? `${firstName} ${lastName}`;
  const headImageUrl = patch.headImageUrl === undefined ? developer.headImageUrl : patch.headImageUrl;
  return { firstName, lastName, displayName, title, mobileNumber, headImageUrl };
}

/** Field names only: the values are personal data. */
function changedFields(before: Developer, after: DeveloperDetails): string[] {
  return Object.entries(after)
    .filter(([field, value]) => before[field as keyof Developer] !== value)
    .map(([field]) => field);
}

/**
 * Checks a new address; call outside a transaction.
 * @throws ApiError ALREADY_EXISTS when it already signs in; REQUEST_LIMIT_EXCEEDED after five in ten minutes
 */
async function checkNewEmail(ctx: DeveloperContext, developerId: string, to: string): Promise<void> {
  await throttle(ctx, { action: 'change-email', subject: developerId, max: 5, windowSeconds: 600 });
  const owner = await selectSignIn(systemContext(ctx), to);
  if (owner && owner.developerId !== developerId) throw new ApiError('ALREADY_EXISTS');
}
