import {
  type Calculation,
  type CalculationId,
  type ComponentId,
  type InputComponent,
  isInput,
  type Screen,
  type SiteDocument,
} from './document.ts';
import { findComponent, findForm, screensOf } from './parts.ts';

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
  for (const { screenName, module } of screensOf(doc)) {
    if (module.type !== 'FormModule' || !name.startsWith(`${screenName}.`.trimStart())) continue;
    const id = module.componentIds.find((componentId) => {
      const component = module.componentMap[componentId];
      return component && isInput(component) && `${screenName}.${component.props.label}`.trim() === name;
    });
    if (id !== undefined) return id;
  }
  const [screenId = '', componentId = '', ...rest] = name.split('.');
  const form = rest.length === 0 ? findForm(doc, screenId) : null;
  const component = form && findComponent(form, componentId);
  return component && isInput(component) ? component.id : null;
}

/** Variable name of a field: `Screen.Label`, or the ids of both if these are empty or refer to another field. */
export function variableName(doc: SiteDocument, screen: Screen, field: InputComponent): string {
  const name = `${screen.screenName}.${field.props.label}`.trim();
  const isPlain = screen.screenName.trim() !== '' && field.props.label.trim() !== '' && !/[{}]/.test(name);
  return isPlain && findField(doc, name) === field.id ? name : `${screen.id}.${field.id}`;
}
