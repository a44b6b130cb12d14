import type { Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../access-changes/service/announce-access-change.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteSessions } from '../../developer-sessions/shared-queries.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import { releaseImage } from '../../images/service.ts';
import { deleteDeveloper, lockAdministrators, updateRole } from '../queries.ts';
import { selectDeveloperForUpdate } from '../shared-queries.ts';

const ownAccount = {
  modify: 'You cannot modify your own account',
  delete: 'You cannot delete your own account',
} as const;

/** @throws ApiError UNAUTHORIZED_ACCESS on one's own account; MISSING_RESOURCE */
export async function setDeveloperRole(ctx: DeveloperContext, id: string, role: Role): Promise<Developer> {
  return inTransaction(ctx, async (tx) => {
    const developer = await lockMember(tx, id, 'modify');
    if (developer.role === role) return developer;
    return changeRole(tx, developer, role);
  });
}

/** Ends the member's sessions at once. @throws ApiError UNAUTHORIZED_ACCESS on one's own account; MISSING_RESOURCE */
export async function removeDeveloper(ctx: DeveloperContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { role, status, headImageUrl } = await lockMember(tx, id, 'delete');
    await deleteDeveloper(tx, id);
    await deleteEmailLinks(tx, id);
    await releaseImage(tx, headImageUrl);
    await recordAudit(tx, {
      action: 'developer.delete',
      entityType: 'developer',
      entityId: id,
      before: { role, status },
    });
    await announceAccessChange(tx);
  });
}

/** Changes the role of a member whom `lockMember` has locked. */
export async function changeRole(tx: DeveloperContext, developer: Developer, role: Role): Promise<Developer> {
  await updateRole(tx, developer.id, role);
  await deleteSessions(tx, developer.id);
  await recordAudit(tx, {
    action: 'developer.change-role',
    entityType: 'developer',
    entityId: developer.id,
    before: { role: developer.role },
    after: { role },
  });
  await announceAccessChange(tx);
  return (await selectDeveloperForUpdate(tx, developer.id)) ?? developer;
}

/**
 * Another member, for an administrator to change. The administrators are locked first and the actor must still be one
 * of them, so that two who remove each other at once do not leave the organization without any.
 */
export async function lockMember(
  tx: DeveloperContext,
  id: string,
  purpose: keyof typeof ownAccount,
): Promise<Developer> {
  const administrators = await lockAdministrators(tx);
  if (!administrators.includes(tx.actor.developerId)) throw new ApiError('UNAUTHORIZED_ACCESS');
  if (id === tx.actor.developerId) throw new ApiError('UNAUTHORIZED_ACCESS', ownAccount[purpose]);
  const developer = await selectDeveloperForUpdate(tx, id);
  if (!developer) throw missing();
  return developer;
}
