import type { Split } from '../wording.ts';

/** Sets of papers that are drawn one by one; what is held out is so until somebody looks at what was missed in it. */
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
