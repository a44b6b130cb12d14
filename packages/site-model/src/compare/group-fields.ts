import type { GroupField, SiteDocument } from '../document.ts';
import { mapTranslations } from '../languages/translations.ts';
import { componentTitle, listInWords, titleOf, valueInWords } from './in-words.ts';

/**
 * `Company (Field Name "company", Required yes)` for each field of a repeating group, with all settings that have a value.
 */
export function groupFieldsInWords(doc: SiteDocument, fields: readonly GroupField[]): string {
  return listInWords(
    fields.map((field) => {
      // `String` is empty for an empty list.
      const set = Object.entries(field.props).filter(([key, value]) => key !== 'label' && value && String(value));
      const words = set.map(([key, value]) => `${titleOf(key)} ${valueInWords(doc, key, value)}`);
      return `${componentTitle(field)} (${words.join(', ')})`;
    }),
  );
}

/** Maps the texts of a group field that may contain variables. */
export function changeTexts(field: GroupField, change: (text: string) => string): GroupField {
  const translations = mapTranslations(field.translations, (key, text) => [key, change(text)]);
  const props = { ...field.props, label: change(field.props.label) };
  return { ...field, ...(translations && { translations }), props };
}
