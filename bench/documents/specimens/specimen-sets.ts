import type { Split } from '../wording.ts';

/** Sets of papers that are drawn one by one; what was missed in the last was never looked at. */
export const specimenSets: Record<string, Split> = {
  molave: 'tune',
  narra: 'tune',
  acacia: 'tune',
  yakal: 'tune',
  kamagong: 'tune',
  dao: 'tune',
  ipil: 'held-out',
};
