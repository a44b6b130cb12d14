import type { GroupField } from '../document.ts';
import { mapTranslations } from '../languages/translations.ts';

/** A field of a repeating group with other texts, where they may hold variables. */
export function changeTexts(field: GroupField, change: (text: string) => string): GroupField {
  const translations = mapTranslations(field.translations, (key, text) => [key, change(text)]);
  const props = { ...field.props, label: change(field.props.label) };
  return { ...field, ...(translations && { translations }), props };
}
