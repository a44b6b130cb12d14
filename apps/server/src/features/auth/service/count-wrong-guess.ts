import type { Context } from '../../../context.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { type Guess, limitsOf } from '../guess-limits.ts';

/**
 * Counts a wrong guess and puts it into the log. Not what was typed: it may be a secret in the wrong field.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED when its network address has had too many
 */
export async function countWrongGuess(ctx: Context, guess: Guess, developerId: string | null = null): Promise<void> {
  ctx.log.info({ what: guess.what, developerId, ip: ctx.ip }, 'a wrong secret was given');
  for (const limit of limitsOf(guess)) await throttle(ctx, limit);
}
