import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectDeveloperForUpdate } from '../../developers/shared-queries.ts';

/** Locks the owner to serialize concurrent changes. */
export async function lockOwner(tx: DeveloperContext): Promise<Developer> {
  const developer = await selectDeveloperForUpdate(tx, tx.actor.developerId);
  if (!developer) throw new ApiError('INVALID_TOKEN');
  return developer;
}
