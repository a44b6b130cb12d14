import type { SiteDocument } from '../document.ts';
import { textsOfComponent, textsOfScreen } from '../languages/author-texts.ts';
import type { Operation } from '../operations/operation.ts';
import { componentsOf, screensOf } from '../parts.ts';

const sets = [['en', 'fil', 'ar'], ['en', 'fil'], ['fil', 'en', 'xx'], []];

export function setLanguagesBy([, second]: readonly number[]): Operation {
  return { type: 'setLanguages', languages: sets[second! % sets.length]! };
}

/** Adds or removes the translation of some text. */
export function setTranslationBy(doc: SiteDocument, numbers: readonly number[], word: string): Operation {
  const [first, second, third] = numbers as [number, number, number];
  const texts = screensOf(doc).flatMap((screen) => [
    ...textsOfScreen(screen).map(({ key }) => ({ key, screenId: screen.id, componentId: null })),
    ...componentsOf(screen).flatMap((component) =>
      textsOfComponent(component).map(({ key }) => ({ key, screenId: screen.id, componentId: component.id })),
    ),
  ]);
  const language = doc.languages[1 + (second % 2)] ?? 'fil';
  const text = third % 3 === 0 ? word : `${word} {{Query.a}}`;
  const place = texts[first % (texts.length || 1)];
  return place
    ? { type: 'setTranslation', ...place, language, text }
    : { type: 'setLanguages', languages: ['en', 'fil'] };
}
