import type { TruthValue } from './sheet.ts';

/**
 * What counts as the same: dates as ISO, amounts to the cent, texts and names without case, accents and punctuation,
 * numbers without separators. Null for nothing.
 */
export function normaliseValue(value: TruthValue | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value.toFixed(2);
  const folded = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || null;
}
