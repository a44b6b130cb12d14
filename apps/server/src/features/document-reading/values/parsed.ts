import type { Token } from '../layout/lines.ts';

/** A value that was found in a run of words. */
export interface Parsed {
  value: string | number;
  tokens: Token[];
  /** 0–1: 1 when it has exactly the expected shape. */
  quality: number;
  /** 0–1: less where it may go on or end elsewhere, however well it fits; 1 when not said. */
  sureness?: number;
}
