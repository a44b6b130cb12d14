import { languageName } from '@smile/site-model/languages/missing-texts';

/** Languages of the Philippines, then other common ones. */
const codes = [
  ...['en', 'fil', 'ceb', 'ilo', 'hil', 'war', 'bik', 'pam', 'pag'],
  ...['ar', 'bn', 'de', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'ja', 'km', 'ko', 'ms', 'my', 'ne', 'nl', 'pt-BR'],
  ...['ru', 'ta', 'th', 'tr', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
];

/** Options of a select; `others` are additional codes to offer. */
export function languageChoices(others: readonly string[]): { value: string; label: string }[] {
  const all = [...codes, ...others.filter((code) => !codes.includes(code))];
  return all.map((value) => ({ value, label: languageName(value) }));
}
