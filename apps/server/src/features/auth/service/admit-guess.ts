import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readAttempts } from '../../../platform/limits/throttle-queries.ts';
import { type Guess, limitsOf, maxOfNetwork, windowSeconds } from '../guess-limits.ts';

/** Wrong guesses about one owner after which answers come later, from wherever they are asked for. */
const freeOfOwner = 10;
const slowerByMs = 100;
const slowestMs = 3000;

/**
 * Before a secret is compared: a network address that has guessed wrong too often is refused, and answers about an
 * owner who is guessed at slow down. The owner is never locked out.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED
 */
export async function admitGuess(ctx: Context, guess: Guess): Promise<void> {
  const [ofNetwork = 0, ofOwner = 0] = await readAttempts(ctx, limitsOf(guess));
  if (ofNetwork > maxOfNetwork)
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(windowSeconds) });
  if (ofOwner > freeOfOwner) await delay(Math.min((ofOwner - freeOfOwner) * slowerByMs, slowestMs));
}
