import type { NextItem, SiteDocument } from '../document.ts';
import { isTranslation } from './flat-translations.ts';
import { textByIds } from './variable-ids.ts';

/** Values that may hold variables. */
const variableTexts: ReadonlySet<string> = new Set(['label', 'text', 'headerText', 'introductionText', 'bodyText']);

/**
 * Normalizes a value for comparison: next items lose their ids, which the wire does not have; fields in texts are named
 * by their ids.
 */
export function comparableValue(doc: SiteDocument, key: string, value: unknown): unknown {
  if (key === 'nextConfig') return (value as NextItem[] | undefined)?.map(({ id: _, ...item }) => item);
  return mayHoldVariables(key) && typeof value === 'string' ? textByIds(doc, value) : value;
}

export function mayHoldVariables(key: string): boolean {
  return variableTexts.has(key) || isTranslation(key);
}
