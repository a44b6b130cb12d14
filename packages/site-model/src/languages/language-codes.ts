import { siteLimits } from '@smile/contract/site-limits';

/** BCP 47: a language with optional script and region. */
const code = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Fault of a site's languages; the first one is the language of its texts. */
export function languagesFault(languages: readonly string[]): string | null {
  const keys = new Set(languages.map((language) => language.toLowerCase()));
  const isList = keys.size === languages.length && languages.length <= siteLimits.languages;
  return isList && languages.every((language) => code.test(language))
    ? null
    : `The languages of a site are up to ${siteLimits.languages} different codes such as en, fil or pt-BR`;
}

/** Language of dates and numbers in the visitor's texts. */
export let textLanguage = 'en';

/** Falls back to English for a code that no browser can format. */
export function setTextLanguage(language: string): void {
  try {
    [textLanguage = 'en'] = Intl.getCanonicalLocales(language);
  } catch {
    textLanguage = 'en';
  }
}

/** Languages whose default script is right-to-left, since codes may omit the script. */
export function isRightToLeft(code: string): boolean {
  return /^(ar|he|iw|fa|ur|ps|sd|ug|yi|dv|ckb)\b|-(Arab|Hebr)\b/i.test(code) && !/-Latn\b/i.test(code);
}
