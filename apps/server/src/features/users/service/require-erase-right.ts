import type { ModeContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectUserCreator } from '../queries.ts';

/**
 * In the portal only administrators erase shared data; a developer may erase the data of users created by that
 * developer, as with the emulator.
 * @throws ApiError UNAUTHORIZED_ACCESS
 */
export async function requireEraseRight(ctx: ModeContext, userId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'developer' || actor.role === 'ADMIN') return;
  if ((await selectUserCreator(ctx, userId)) !== actor.developerId) throw new ApiError('UNAUTHORIZED_ACCESS');
}
