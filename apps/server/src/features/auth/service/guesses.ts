import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type Limit, readAttempts, throttle } from '../../../platform/limits/throttle-queries.ts';

const windowSeconds = 600;
/** Maximum wrong guesses from one network, over all accounts. */
const maxOfNetwork = 100;

interface Guess {
  what: 'log-in' | 'api-key' | 'second-step';
  /** Account whose secret is being guessed. */
  owner: string;
}

function limitsOf({ what, owner }: Guess): Limit[] {
  return [
    { action: `${what}-network`, byNetwork: true, max: maxOfNetwork, windowSeconds },
    { action: `${what}-owner`, subject: owner, max: Number.POSITIVE_INFINITY, windowSeconds },
  ];
}

/** Wrong guesses about one owner, from any network, after which answers are delayed. */
const freeOfOwner = 10;
const slowerByMs = 100;
const slowestMs = 3000;

/**
 * Call before comparing a secret. Rejects a network address with too many wrong guesses, and delays answers about an
 * owner under attack. Never locks the owner out.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED
 */
export async function throttleGuesses(ctx: Context, guess: Guess): Promise<void> {
  const [ofNetwork = 0, ofOwner = 0] = await readAttempts(ctx, limitsOf(guess));
  if (ofNetwork > maxOfNetwork)
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(windowSeconds) });
  if (ofOwner > freeOfOwner) await delay(Math.min((ofOwner - freeOfOwner) * slowerByMs, slowestMs));
}

/**
 * Counts and logs a wrong guess. Does not log the typed text, which may be a secret in the wrong field.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED when its network address has too many
 */
export async function countWrongGuess(ctx: Context, guess: Guess, developerId: string | null = null): Promise<void> {
  ctx.log.info({ what: guess.what, developerId, ip: ctx.ip }, 'a wrong secret was given');
  for (const limit of limitsOf(guess)) await throttle(ctx, limit);
}
