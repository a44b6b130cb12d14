import {
  type Calculation,
  type CalculationId,
  type ComponentId,
  type InputComponent,
  isInput,
  type Screen,
  type SiteDocument,
} from './document.ts';
import { componentsOf, fieldsInGroup, findScreen, screensOf } from './parts.ts';

/** Variable name of a calculated value. */
export function calculatedName({ name }: Pick<Calculation, 'name'>): string {
  return `Calculated.${name.trim()}`;
}

/** The calculated value that a variable refers to, if any. */
export function findCalculation(doc: SiteDocument, name: string): CalculationId | null {
  return doc.calculations.find((calculation) => calculatedName(calculation) === name)?.id ?? null;
}

/** The field that a variable refers to, if any; see `variablesOf`. */
export function findField(doc: SiteDocument, name: string): ComponentId | null {
  if (doc.urlParams.some(({ key }) => `Query.${key}` === name)) return null;
  if (findCalculation(doc, name) !== null) return null;
  for (const screen of screensOf(doc)) {
    if (!name.startsWith(`${screen.screenName}.`.trimStart())) continue;
    const named = placedFields(screen).find(({ labels }) => [screen.screenName, ...labels].join('.').trim() === name);
    if (named) return named.field.id;
  }
  const [screenId = '', ...ids] = name.split('.');
  const screen = findScreen(doc, screenId);
  const field = screen && placedFields(screen).find((placed) => placed.ids.join('.') === ids.join('.'))?.field;
  return field ? field.id : null;
}

interface PlacedField {
  field: InputComponent;
  /** Labels and ids of the repeating group, for a field of one, and of the field. */
  labels: string[];
  ids: ComponentId[];
}

/** The fields of a screen, each repeating group followed by its own. */
function placedFields(screen: Screen): PlacedField[] {
  return componentsOf(screen)
    .filter(isInput)
    .flatMap((input) => [
      { field: input, labels: [input.props.label], ids: [input.id] },
      ...fieldsInGroup(input).map((field) => ({
        field,
        labels: [input.props.label, field.props.label],
        ids: [input.id, field.id],
      })),
    ]);
}

/** Variable name of a field: `Screen.Label`, or the ids of both if these are empty or refer to another field. */
export function variableName(doc: SiteDocument, screen: Screen, { id }: Pick<InputComponent, 'id'>): string {
  const { labels, ids } = placedFields(screen).find(({ field }) => field.id === id)!;
  const parts = [screen.screenName, ...labels];
  const name = parts.join('.').trim();
  const isPlain = parts.every((part) => part.trim() !== '') && !/[{}]/.test(name);
  return isPlain && findField(doc, name) === id ? name : [screen.id, ...ids].join('.');
}
