import type { Split } from '../wording.ts';

/** Sets of papers that are drawn one by one; only the first half was ever looked at for tuning. */
export const specimenSets: Record<string, Split> = {
  molave: 'tune',
  narra: 'tune',
  acacia: 'tune',
  yakal: 'held-out',
  kamagong: 'held-out',
  dao: 'held-out',
};
