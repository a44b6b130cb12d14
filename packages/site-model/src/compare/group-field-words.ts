import type { GroupField, SiteDocument } from '../document.ts';
import { componentTitle, listInWords, titleOf, valueInWords } from './in-words.ts';

/** `Company (Field Name "company", Required yes)` for each field of a repeating group, with the settings that are set. */
export function groupFieldsInWords(doc: SiteDocument, fields: readonly GroupField[]): string {
  return listInWords(
    fields.map((field) => {
      const set = Object.entries(field.props).filter(([key, value]) => key !== 'label' && value && String(value));
      const words = set.map(([key, value]) => `${titleOf(key)} ${valueInWords(doc, key, value)}`);
      return `${componentTitle(field)} (${words.join(', ')})`;
    }),
  );
}
