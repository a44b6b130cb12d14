import { isInput, type SiteDocument } from '../document.ts';
import { partsOf, screensOf } from '../parts.ts';
import { calculatedName, findCalculation, findField, variableName } from '../variable-names.ts';
import { renameVariables } from '../variables.ts';

/** Replaces field names in a text's variables by ids, so that renamed fields compare equal. */
export function textByIds(doc: SiteDocument, text: string): string {
  return text.includes('{{')
    ? renameVariables(text, (name) => findCalculation(doc, name) ?? findField(doc, name))
    : text;
}

/** Rewrites a text for another document: its variables keep their fields, under the names used there. */
export function translateText(from: SiteDocument, to: SiteDocument, text: string): string {
  if (!text.includes('{{')) return text;
  return renameVariables(text, (name) => {
    const calculationId = findCalculation(from, name);
    const calculation = to.calculations.find(({ id }) => id === calculationId);
    if (calculation) return calculatedName(calculation);
    const id = findField(from, name);
    if (id !== null) return nameIn(to, id) ?? name;
    return calculationId === null ? null : name;
  });
}

function nameIn(doc: SiteDocument, id: string): string | null {
  for (const screen of screensOf(doc)) {
    const field = partsOf(screen).find((part) => part.id === id);
    if (field && isInput(field)) return variableName(doc, screen, field);
  }
  return null;
}
