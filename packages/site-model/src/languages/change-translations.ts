import type { Translations } from '../document.ts';
import { ownValue } from '../values.ts';

/** Sets one translation; an empty text removes it. Undefined if none is left. */
export function withTranslation(
  translations: Translations | undefined,
  { language, key, text }: { language: string; key: string; text: string },
): Translations | undefined {
  const texts = ownValue(translations ?? {}, language) ?? {};
  const { [key]: _, ...others } = texts;
  return withLanguage(translations, language, text === '' ? others : { ...texts, [key]: text });
}

export function dropLanguages(
  translations: Translations | undefined,
  gone: readonly string[],
): Translations | undefined {
  if (!translations || !gone.some((language) => Object.hasOwn(translations, language))) return translations;
  return gone.reduce<Translations | undefined>((left, language) => withLanguage(left, language, {}), translations);
}

function withLanguage(
  translations: Translations | undefined,
  language: string,
  texts: Readonly<Record<string, string>>,
): Translations | undefined {
  const { [language]: _, ...others } = translations ?? {};
  const next = Object.keys(texts).length === 0 ? others : { ...translations, [language]: texts };
  return Object.keys(next).length === 0 ? undefined : next;
}
