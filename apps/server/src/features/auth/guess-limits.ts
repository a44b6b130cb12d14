import type { Limit } from '../../platform/limits/throttle-queries.ts';

export const windowSeconds = 600;
/** Wrong guesses from one network, whoever they are about. */
export const maxOfNetwork = 100;

export interface Guess {
  what: 'log-in' | 'api-key' | 'second-step';
  /** The account whose secret is guessed. */
  owner: string;
}

export function limitsOf({ what, owner }: Guess): Limit[] {
  return [
    { action: `${what}-network`, byNetwork: true, max: maxOfNetwork, windowSeconds },
    { action: `${what}-owner`, subject: owner, max: Number.POSITIVE_INFINITY, windowSeconds },
  ];
}
