import type { ModeContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectUserCreator } from '../queries.ts';

/**
 * In the portal only administrators erase what people shared; a developer only what was linked as a person of the
 * developer's own making, as the emulator does. @throws ApiError UNAUTHORIZED_ACCESS
 */
export async function requireEraseRight(ctx: ModeContext, userId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'developer' || actor.role === 'ADMIN') return;
  if ((await selectUserCreator(ctx, userId)) !== actor.developerId) throw new ApiError('UNAUTHORIZED_ACCESS');
}
