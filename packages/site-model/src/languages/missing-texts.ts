import type { Component, ComponentId, ScreenId, SiteDocument } from '../document.ts';
import { partsOf, screensOf } from '../parts.ts';
import { type AuthorText, textsOfComponent, textsOfScreen, translationOf } from './author-texts.ts';
import { isFilipino } from './is-filipino.ts';
import { listKey, untranslatedOptions } from './translated-list.ts';

/** A text with its part and its translation; null if missing. */
export interface TranslatedText extends AuthorText {
  screenId: ScreenId;
  componentId: ComponentId | null;
  translation: string | null;
  isMissing: boolean;
  /** For a long list: the number of options without a translation. */
  missingOptions?: number;
}

/** Texts of new parts that the page translates to Filipino by itself. */
const builtIn = ['Next', 'GET STARTED', 'CONTINUE', 'Continue', 'Close', 'Exit', 'Try again', 'Yes', 'No'];
const buttonKeys = ['nextButtonName', 'launchButtonText', 'buttonText'];

/** All texts of a site in order. */
export function listTexts(document: SiteDocument, language: string): TranslatedText[] {
  return screensOf(document).flatMap((screen) => [
    ...textsOfScreen(screen).map((text) => translate(text, screen.id, null, screen.translations, language)),
    ...partsOf(screen).flatMap((component) =>
      textsOfComponent(component).map((text) =>
        markList(translate(text, screen.id, component.id, component.translations, language), component, language),
      ),
    ),
  ]);
}

function translate(
  text: AuthorText,
  screenId: ScreenId,
  componentId: ComponentId | null,
  translations: SiteDocument['screens'][string]['translations'],
  language: string,
): TranslatedText {
  const translation = translationOf(translations, language, text.key);
  const isBuiltIn = isFilipino(language) && buttonKeys.includes(text.key) && builtIn.includes(text.text.trim());
  const isMissing = translation === null && !isBuiltIn && /\p{L}/u.test(text.text);
  return { ...text, screenId, componentId, translation, isMissing };
}

/** A long list is missing a translation as long as one of its options is. */
function markList(text: TranslatedText, component: Component, language: string): TranslatedText {
  if (text.key !== listKey) return text;
  const missingOptions = untranslatedOptions(component, language).length;
  return { ...text, isMissing: missingOptions > 0, missingOptions };
}

/** English name of a language; its code if the browser does not know it. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
