import type { ComponentId, ScreenId, SiteDocument } from '../document.ts';
import { partsOf, screensOf } from '../parts.ts';
import { type AuthorText, textsOfComponent, textsOfScreen, translationOf } from './author-texts.ts';

/** A text with the part it belongs to, and its translation into a language; null where there is none. */
export interface TranslatedText extends AuthorText {
  screenId: ScreenId;
  componentId: ComponentId | null;
  translation: string | null;
  isMissing: boolean;
}

/** Texts of new parts that every page of a site has in Filipino anyway. */
const builtIn = new Set(['Next', 'GET STARTED', 'CONTINUE', 'Continue', 'Try again', 'Yes', 'No']);
const buttonKeys = new Set(['nextButtonName', 'launchButtonText', 'buttonText']);

/** All texts of a site in their order. */
export function listTexts(document: SiteDocument, language: string): TranslatedText[] {
  return screensOf(document).flatMap((screen) => [
    ...textsOfScreen(screen).map((text) => translate(text, screen.id, null, screen.translations, language)),
    ...partsOf(screen).flatMap((component) =>
      textsOfComponent(component).map((text) =>
        translate(text, screen.id, component.id, component.translations, language),
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
  const isBuiltIn = /^(fil|tl)\b/.test(language) && buttonKeys.has(text.key) && builtIn.has(text.text.trim());
  const isMissing = translation === null && !isBuiltIn && /\p{L}/u.test(text.text);
  return { ...text, screenId, componentId, translation, isMissing };
}

/** The name of a language in English; its code where the browser knows none. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
