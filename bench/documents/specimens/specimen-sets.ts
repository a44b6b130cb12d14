import type { Split } from '../wording.ts';

/** Individually designed sets. A held-out set stays so until somebody inspects its misses. */
export const specimenSets: Record<string, Split> = {
  molave: 'tune',
  narra: 'tune',
  acacia: 'tune',
  yakal: 'tune',
  kamagong: 'tune',
  dao: 'tune',
  ipil: 'tune',
  balete: 'tune',
  talisay: 'tune',
  almon: 'tune',
  lauan: 'tune',
  tindalo: 'tune',
  apitong: 'tune',
  kalantas: 'tune',
};
