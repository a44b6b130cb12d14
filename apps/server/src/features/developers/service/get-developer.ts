import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext, TenantContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { selectDeveloper } from '../shared-queries.ts';

export async function getCurrentDeveloper(ctx: DeveloperContext): Promise<Developer> {
  const developer = await selectDeveloper(ctx, ctx.actor.developerId);
  if (!developer) throw new ApiError('INVALID_TOKEN');
  return developer;
}

/** @throws ApiError MISSING_RESOURCE */
export async function getDeveloper(ctx: TenantContext, id: string): Promise<Developer> {
  const developer = await selectDeveloper(ctx, id);
  if (!developer) throw missing();
  return developer;
}
