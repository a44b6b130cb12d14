import { writeOptionLines } from '../fields/option-lines.ts';
import { labelsByValue } from '../languages/translated-list.ts';
import { mapThree, type Three } from './merge-values.ts';

/** Merges two edited translations of a long list by option; null if both sides changed one differently. */
export function mergeTranslatedLists(lists: Three<unknown>): string | null {
  const { base, theirs, mine } = mapThree(lists, (lines) => labelsByValue(typeof lines === 'string' ? lines : ''));
  const merged = [];
  for (const value of new Set([...theirs.keys(), ...mine.keys()])) {
    const [before, their, my] = [base.get(value), theirs.get(value), mine.get(value)];
    if (their !== my && before !== their && before !== my) return null;
    const label = before === their ? my : their;
    if (label !== undefined) merged.push({ label, value });
  }
  return writeOptionLines(merged);
}
