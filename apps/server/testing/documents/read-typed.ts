import type { ReadableType } from '@smile/contract/archive-analysis';
import { extract } from '../../src/features/document-reading/extract/extract.ts';
import { typePage } from './typed-page.ts';

/** Reads a typed page as a document of the type; returns the values by field name. */
export function readTyped(type: ReadableType, text: string) {
  const { fields } = extract(type, [typePage(text)]);
  const named = Object.entries(fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, value]]));
  return Object.fromEntries(named);
}

/** Like `readTyped`, with the confidence and evidence of each field. */
export function readTypedFields(type: ReadableType, text: string) {
  return extract(type, [typePage(text)]).fields;
}
