import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { type Limit, readAttempts, throttle } from '../../../platform/db/throttle.ts';
import { ApiError } from '../../../platform/errors.ts';

const windowSeconds = 600;
/** Wrong guesses from one network address, whoever they are about. */
const maxOfNetwork = 100;
/** Wrong guesses about one owner after which answers come later, from wherever they are asked for. */
const freeOfOwner = 10;
const slowerByMs = 100;
const slowestMs = 3000;

interface Guess {
  what: 'log-in' | 'api-key';
  /** Whose secret is guessed at. */
  owner: string;
}

/**
 * Before a secret is compared: a network address that has guessed wrong too often is refused, and answers about an
 * owner who is guessed at slow down. The owner is never locked out.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED
 */
export async function admitGuess(ctx: Context, guess: Guess): Promise<void> {
  const [ofNetwork = 0, ofOwner = 0] = await readAttempts(ctx, limitsOf(ctx, guess));
  if (ofNetwork > maxOfNetwork)
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(windowSeconds) });
  if (ofOwner > freeOfOwner) await delay(Math.min((ofOwner - freeOfOwner) * slowerByMs, slowestMs));
}

/** Counts a wrong guess. @throws ApiError REQUEST_LIMIT_EXCEEDED when its network address has had too many */
export async function countWrongGuess(ctx: Context, guess: Guess): Promise<void> {
  for (const limit of limitsOf(ctx, guess)) await throttle(ctx, limit);
}

function limitsOf(ctx: Context, { what, owner }: Guess): Limit[] {
  return [
    { action: `${what}-network`, subject: String(ctx.ip), max: maxOfNetwork, windowSeconds },
    { action: `${what}-owner`, subject: owner, max: Number.POSITIVE_INFINITY, windowSeconds },
  ];
}
