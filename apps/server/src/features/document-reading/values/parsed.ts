import type { Token } from '../layout/lines.ts';

/** A value that was found in a run of words. */
export interface Parsed {
  value: string | number;
  tokens: Token[];
  /** 0–1: 1 when it has exactly the expected shape. */
  quality: number;
}
