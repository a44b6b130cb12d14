import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type Limit, readAttempts, throttle } from '../../../platform/limits/throttle-queries.ts';

const windowSeconds = 600;
/** Wrong guesses from one network for all accounts together. */
const maxOfNetwork = 100;

interface Guess {
  what: 'log-in' | 'api-key' | 'second-step';
  /** The account whose secret is guessed. */
  owner: string;
}

function limitsOf({ what, owner }: Guess): Limit[] {
  return [
    { action: `${what}-network`, byNetwork: true, max: maxOfNetwork, windowSeconds },
    { action: `${what}-owner`, subject: owner, max: Number.POSITIVE_INFINITY, windowSeconds },
  ];
}

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

/**
 * Counts a wrong guess and puts it into the log. Not what was typed: it may be a secret in the wrong field.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED when its network address has had too many
 */
export async function countWrongGuess(ctx: Context, guess: Guess, developerId: string | null = null): Promise<void> {
  ctx.log.info({ what: guess.what, developerId, ip: ctx.ip }, 'a wrong secret was given');
  for (const limit of limitsOf(guess)) await throttle(ctx, limit);
}
