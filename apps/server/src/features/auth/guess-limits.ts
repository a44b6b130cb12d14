import type { Context } from '../../context.ts';
import type { Limit } from '../../platform/db/throttle.ts';

export const windowSeconds = 600;
/** Wrong guesses from one network address, whoever they are about. */
export const maxOfNetwork = 100;

export interface Guess {
  what: 'log-in' | 'api-key' | 'second-step';
  /** Whose secret is guessed at. */
  owner: string;
}

export function limitsOf(ctx: Context, { what, owner }: Guess): Limit[] {
  return [
    { action: `${what}-network`, subject: String(ctx.ip), max: maxOfNetwork, windowSeconds },
    { action: `${what}-owner`, subject: owner, max: Number.POSITIVE_INFINITY, windowSeconds },
  ];
}
