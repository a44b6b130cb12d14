import { isFilipino } from '@smile/site-model/languages/is-filipino';
import { loadPart } from '../load-part.ts';
import { setTranslation } from './translate.ts';

/**
 * Shows the built-in texts in the first of these languages that they have, English or Filipino; keeps English if loading
 * fails.
 */
export async function startLanguage(wanted: readonly string[] = navigator.languages): Promise<void> {
  const language = wanted.find((code) => isFilipino(code) || /^en\b/i.test(code));
  const part = language && isFilipino(language) ? await loadFilipino() : null;
  document.documentElement.lang = part ? 'fil' : 'en';
  setTranslation(part ? part.allToFilipino : null);
}

/** Shows the built-in texts in the language that the link asks for, or else in the browser's. */
export function startAskedLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.hash.slice(1)).get('language');
  return startLanguage([asked ?? '', ...navigator.languages]);
}

function loadFilipino(): Promise<typeof import('./filipino-widget.ts') | null> {
  return loadPart(() => import('./filipino-widget.ts')).catch(() => null);
}
