import type { Extraction } from '../../apps/server/src/features/document-reading/read-field.ts';
import { normaliseValue } from './compare-values.ts';
import type { Truth } from './sheet.ts';

/** What became of the fields of one or more documents. */
export interface Tally {
  /** Fields that stand on the paper. */
  printed: number;
  right: number;
  /** A value that is not the printed one, or where nothing is printed. */
  wrong: number;
  /** Nothing, where something is printed. */
  missing: number;
  /** Values that were said to be sure (90 or more), and how many of them are right. */
  sure: number;
  sureRight: number;
}

export interface Miss {
  field: string;
  wanted: string | number | null;
  got: string | number | null;
  confidence: number;
  reason: string;
}

export const emptyTally: Tally = { printed: 0, right: 0, wrong: 0, missing: 0, sure: 0, sureRight: 0 };
const sureFrom = 90;

export function addTallies(one: Tally, other: Tally): Tally {
  const keys = Object.keys(emptyTally) as (keyof Tally)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Tally;
}

/** Judges every field of an extraction by the truth about what is printed. */
export function tallyFields(fields: Extraction['fields'], truth: Truth, shown: ReadonlySet<string>) {
  const tally = { ...emptyTally };
  const misses: Miss[] = [];
  for (const [field, read] of Object.entries(fields)) {
    const wanted = shown.has(field) ? (truth[field] ?? null) : null;
    const isRight = normaliseValue(wanted) === normaliseValue(read.value);
    if (wanted !== null) tally.printed += 1;
    if (wanted !== null && isRight) tally.right += 1;
    if (wanted !== null && read.value === null) tally.missing += 1;
    if (read.value !== null && !isRight) tally.wrong += 1;
    if (read.value !== null && read.confidence >= sureFrom) {
      tally.sure += 1;
      if (isRight) tally.sureRight += 1;
    }
    if (!isRight) misses.push({ field, wanted, got: read.value, confidence: read.confidence, reason: read.reason });
  }
  return { tally, misses };
}
