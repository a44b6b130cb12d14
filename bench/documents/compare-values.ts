import type { TruthValue } from './drawing/sheet.ts';

/**
 * Normalizes values for comparison: dates as ISO, amounts to the cent, texts and names without case, accents and
 * punctuation, numbers without separators. Null for empty.
 */
export function normaliseValue(value: TruthValue | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value.toFixed(2);
  const folded = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || null;
}
