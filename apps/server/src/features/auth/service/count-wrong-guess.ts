import type { Context } from '../../../context.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { type Guess, limitsOf } from '../guess-limits.ts';

/** Counts a wrong guess. @throws ApiError REQUEST_LIMIT_EXCEEDED when its network address has had too many */
export async function countWrongGuess(ctx: Context, guess: Guess): Promise<void> {
  for (const limit of limitsOf(ctx, guess)) await throttle(ctx, limit);
}
