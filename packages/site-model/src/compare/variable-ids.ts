import { isInput, type SiteDocument } from '../document.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { calculatedName, findCalculation, findField, variableName } from '../variable-names.ts';
import { renameVariables } from '../variables.ts';

/** The text with the ids of fields in its variables, for a comparison that new names of fields do not change. */
export function textByIds(doc: SiteDocument, text: string): string {
  return text.includes('{{')
    ? renameVariables(text, (name) => findCalculation(doc, name) ?? findField(doc, name))
    : text;
}

/** A text of one document as it reads in another: its variables read the same fields under their names there. */
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
    const field = componentsOf(screen).find((component) => component.id === id);
    if (field && isInput(field)) return variableName(doc, screen, field);
  }
  return null;
}
