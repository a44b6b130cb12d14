import { cutText } from '@smile/contract/texts';
import type { SiteDocument } from '../../document.ts';
import { languageName, listTexts, type TranslatedText } from '../../languages/missing-texts.ts';
import { componentsOf, idsOf } from '../../parts.ts';
import { listVariables, variablesOf } from '../../variables.ts';
import { type Finding, finding } from './finding.ts';

/** Missing translations, one entry per language, and translations that leave out a variable of their text. */
export function findMissingTranslations(document: SiteDocument): Finding[] {
  const lookUp = variablesOf(document);
  const namesIn = (text: string) => listVariables(text, (name) => lookUp(name) !== null).map(({ name }) => name);
  // The first language is the one that the site is written in.
  return document.languages.slice(1).flatMap((language) => {
    const name = languageName(language);
    const texts = listTexts(document, language);
    const missing = texts.filter(({ isMissing }) => isMissing);
    const [first] = missing;
    const count = missing.length === 1 ? '1 text has' : `${missing.length} texts have`;
    const untranslated = first ? [finding('not-translated', `${count} no ${name}`, placeOf(document, first))] : [];
    const leftOut = texts.flatMap((text) => {
      if (text.translation === null || !text.text.includes('{{')) return [];
      const kept = new Set(namesIn(text.translation));
      const lost = [...new Set(namesIn(text.text))].filter((each) => !kept.has(each));
      if (lost.length === 0) return [];
      const variables = lost.map((each) => `{{${each}}}`).join(', ');
      const complaint = `The ${name} of “${cutText(text.text, 60)}” leaves out ${variables}`;
      return [finding('not-translated', complaint, placeOf(document, text))];
    });
    return [...untranslated, ...leftOut];
  });
}

/** A field of a repeating group is edited in its group. */
function placeOf(document: SiteDocument, { screenId, componentId }: TranslatedText) {
  const components = componentsOf(document.screens[screenId]!);
  const owner = components.find((component) => idsOf(component).includes(componentId ?? ''));
  return { screenId, componentId: owner?.id ?? null };
}
