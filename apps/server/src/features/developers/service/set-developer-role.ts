import type { Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { changeRole } from './change-role.ts';
import { lockMember } from './lock-member.ts';

/** @throws ApiError UNAUTHORIZED_ACCESS on one's own account; MISSING_RESOURCE */
export async function setDeveloperRole(ctx: DeveloperContext, id: string, role: Role): Promise<Developer> {
  return inTransaction(ctx, async (tx) => {
    const developer = await lockMember(tx, id, 'modify');
    if (developer.role === role) return developer;
    return changeRole(tx, developer, role);
  });
}
