import { type ComponentId, type InputComponent, isInput, type Screen, type SiteDocument } from './document.ts';
import { findComponent, findForm, screensOf } from './parts.ts';

const variable = /\{\{([^{}]*)\}\}/g;

/** What stands between double braces in a text, in its order. */
export function variablesIn(text: string): string[] {
  return text.includes('{{') ? Array.from(text.matchAll(variable), ([, inner]) => inner!.trim()) : [];
}

/** The text with variables under their new names. */
export function renameVariables(text: string, renamed: ReadonlyMap<string, string>): string {
  if (!text.includes('{{')) return text;
  return text.replace(variable, (whole, inner: string) => {
    const name = renamed.get(inner.trim());
    return name === undefined ? whole : `{{${name}}}`;
  });
}

/** The field that a variable reads: by screen and label where one field alone has them, or by the ids of both. */
export function findField(doc: SiteDocument, name: string): ComponentId | null {
  const [screenId = '', componentId = '', ...rest] = name.split('.');
  const form = rest.length === 0 ? findForm(doc, screenId) : null;
  if (form && findComponent(form, componentId)) return componentId;
  const found = fieldsNamed(doc, name);
  return found.length === 1 ? found[0]!.id : null;
}

/**
 * What stands between the braces of a variable that reads a field: `Screen.Label`, or the ids of both while these are
 * empty or another field has the same.
 */
export function variableName(doc: SiteDocument, screen: Screen, field: InputComponent): string {
  const [screenName, label] = [screen.screenName.trim(), field.props.label.trim()];
  const name = `${screenName}.${label}`;
  const isPlain = screenName !== '' && label !== '' && screenName !== 'Query' && !/[{}]/.test(name);
  return isPlain && fieldsNamed(doc, name).length === 1 ? name : `${screen.id}.${field.id}`;
}

function fieldsNamed(doc: SiteDocument, name: string): InputComponent[] {
  return screensOf(doc).flatMap(({ screenName, module }) => {
    const prefix = `${screenName.trim()}.`;
    if (module.type !== 'FormModule' || !name.startsWith(prefix)) return [];
    const wanted = name.slice(prefix.length);
    return Object.values(module.componentMap).filter(
      (component): component is InputComponent => isInput(component) && component.props.label.trim() === wanted,
    );
  });
}
