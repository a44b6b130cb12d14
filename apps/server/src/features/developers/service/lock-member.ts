import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { lockAdministrators } from '../queries.ts';
import { selectDeveloperForUpdate } from '../shared-queries.ts';

const ownAccount = {
  modify: 'You cannot modify your own account',
  delete: 'You cannot delete your own account',
} as const;

/**
 * Locks another member for a change by an administrator. The administrators are locked first and the actor must still
 * be one, so that two who remove each other leave at least one.
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
