import { siteLimits } from '@smile/contract/site-limits';
import type { Translations } from '../document.ts';
import { optionLinesFault } from '../soundness/option-lines.ts';
import { type Fault, firstFault, textFault } from '../soundness/texts.ts';

/** Prefix of option label keys; the option's value follows. */
export const optionPrefix = 'options.';

export function isTranslations(value: unknown): value is Translations {
  return (
    isRecord(value) && Object.values(value).every((texts) => isRecord(texts) && Object.values(texts).every(isText))
  );
}

/** Fault of a part's translations. Their originals may have any length. */
export function translationsFault(translations: Translations = {}): Fault {
  return firstFault(Object.entries(translations), ([language, texts]) => {
    if (language.length > siteLimits.languageCode) return 'The language of a translation is a code such as fil';
    return firstFault(Object.entries(texts), ([key, text]) =>
      key.length > siteLimits.translationKey
        ? 'The name of a translated text is too long'
        : key === 'optionLines'
          ? optionLinesFault(text)
          : textFault('A translation', text, siteLimits.text),
    );
  });
}

/** Translations with mapped keys or texts; `change` returns null to remove one. The same object if nothing changes. */
export function mapTranslations(
  translations: Translations | undefined,
  change: (key: string, text: string, language: string) => readonly [key: string, text: string] | null,
): Translations | undefined {
  if (!translations) return translations;
  let isChanged = false;
  const changed = Object.entries(translations).map(([language, texts]) => {
    const entries = Object.entries(texts).flatMap(([key, text]) => {
      const next = change(key, text, language);
      isChanged ||= next?.[0] !== key || next[1] !== text;
      return next ? [next] : [];
    });
    return [language, Object.fromEntries(entries)] as const;
  });
  if (!isChanged) return translations;
  const left = changed.filter(([, texts]) => Object.keys(texts).length > 0);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
