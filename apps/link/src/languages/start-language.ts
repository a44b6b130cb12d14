import { loadPart } from '../load-part.ts';
import { isFilipino } from './choose-language.ts';
import { setTranslation } from './translate.ts';

/** Switches the built-in texts to Filipino if the browser prefers it to English; keeps English if loading fails. */
export async function startLanguage(): Promise<void> {
  const wanted = navigator.languages.find((code) => isFilipino(code) || /^en\b/i.test(code));
  if (!wanted || !isFilipino(wanted)) return;
  const part = await loadPart(() => import('./filipino-widget.ts')).catch(() => null);
  if (!part) return;
  document.documentElement.lang = 'fil';
  setTranslation(part.allToFilipino);
}
