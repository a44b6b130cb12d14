import { fieldNames, type ReadableType } from '@smile/contract/archive-analysis';
import type { Truth, TruthValue } from './drawing/sheet.ts';

/** Counts of field results over one or more documents. */
export interface Tally {
  /** Fields printed on the paper. */
  printed: number;
  right: number;
  /** Values that differ from the printed one, or that were not printed at all. */
  wrong: number;
  /** Fields left empty although a value is printed. */
  missing: number;
  /** Values with a confidence of at least 90, and how many of them are right. */
  sure: number;
  sureRight: number;
}

export interface Miss {
  field: string;
  wanted: string | number | null;
  got: string | number | null;
  confidence: number;
}

export interface ReadValue {
  value: string | number | null;
  confidence: number;
}

export const emptyTally: Tally = { printed: 0, right: 0, wrong: 0, missing: 0, sure: 0, sureRight: 0 };
const sureFrom = 90;
const nothing: ReadValue = { value: null, confidence: 0 };

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    printed: one.printed + other.printed,
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    missing: one.missing + other.missing,
    sure: one.sure + other.sure,
    sureRight: one.sureRight + other.sureRight,
  };
}

/** Compares every field of a type with the printed value. */
export function tallyFields(
  type: ReadableType,
  fields: Partial<Record<string, ReadValue>>,
  truth: Truth,
): { tally: Tally; misses: Miss[] } {
  const tally = { ...emptyTally };
  const misses: Miss[] = [];
  for (const field of fieldNames(type) as string[]) {
    const read = fields[field] ?? nothing;
    const wanted = truth[field] ?? null;
    const isRight = normaliseValue(wanted) === normaliseValue(read.value);
    if (wanted !== null) tally.printed += 1;
    if (wanted !== null && isRight) tally.right += 1;
    if (wanted !== null && read.value === null) tally.missing += 1;
    if (read.value !== null && !isRight) tally.wrong += 1;
    if (read.value !== null && read.confidence >= sureFrom) {
      tally.sure += 1;
      if (isRight) tally.sureRight += 1;
    }
    if (!isRight) misses.push({ field, wanted, got: read.value, confidence: read.confidence });
  }
  return { tally, misses };
}

/**
 * Normalizes values for comparison: dates as ISO, amounts to the cent, texts and names without case, accents and
 * punctuation, numbers without separators. Null if empty.
 */
export function normaliseValue(value: TruthValue | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value.toFixed(2);
  const folded = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || null;
}
