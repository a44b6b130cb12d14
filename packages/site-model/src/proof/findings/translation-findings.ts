import type { SiteDocument } from '../../document.ts';
import { languageName, listTexts } from '../../languages/missing-texts.ts';
import { componentsOf, idsOf } from '../../parts.ts';
import { type Finding, finding } from './finding.ts';

/** Missing translations, one entry per language. */
export function findMissingTranslations(document: SiteDocument): Finding[] {
  return document.languages.slice(1).flatMap((language) => {
    const missing = listTexts(document, language).filter(({ isMissing }) => isMissing);
    const [first] = missing;
    if (!first) return [];
    const { screenId } = first;
    // A field of a repeating group is edited in its group.
    const components = componentsOf(document.screens[screenId]!);
    const owner = components.find((component) => idsOf(component).includes(first.componentId ?? ''));
    const componentId = owner?.id ?? null;
    const count = missing.length === 1 ? '1 text has' : `${missing.length} texts have`;
    return [finding('not-translated', `${count} no ${languageName(language)}`, { screenId, componentId })];
  });
}
