import type { Translations } from '../document.ts';

type Values = Readonly<Record<string, unknown>>;

/** Translations merge one by one: each is stored as a value under this key prefix, which no property uses. */
const prefix = 'translation:';

export function flattenTranslations(translations: Translations = {}): Values {
  const texts = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => [translationKey(language, key), text] as const),
  );
  return Object.fromEntries(texts);
}

/** Splits values into properties and translations. */
export function splitTranslations(values: Values): { props: Values; translations?: Translations } {
  const entries = Object.entries(values);
  const props = Object.fromEntries(entries.filter(([key]) => !isTranslation(key)));
  const found: Record<string, Record<string, string>> = {};
  for (const [key, text] of entries) {
    const named = isTranslation(key) && typeof text === 'string' && nameTranslation(key);
    if (named) found[named.language] = { ...found[named.language], [named.key]: text };
  }
  return Object.keys(found).length === 0 ? { props } : { props, translations: found };
}

export function translationKey(language: string, key: string): string {
  return `${prefix}${language}:${key}`;
}

export function isTranslation(key: string): boolean {
  return key.startsWith(prefix);
}

export function nameTranslation(key: string): { language: string; key: string } {
  const [, language = '', ...rest] = key.split(':');
  return { language, key: rest.join(':') };
}
