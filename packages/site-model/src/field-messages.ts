import { hasCredentials } from '@smile/contract/urls';
import { initialAnswer } from './answers.ts';
import { compileInput } from './compile-input.ts';
import { type Component, type InputComponent, isInput, type NextItem, type Option, type Screen } from './document.ts';
import { componentsOf, fieldsInGroup } from './parts.ts';

/** Always shown under Field Name. */
export const fieldNameHelp = 'Please enter the component name (only English letters are supported).';
const keyHelp = 'Start with a letter or underscore; continue with letters, digits or underscores.';

export interface ComponentMessages {
  label?: string;
  name?: string;
  /** One per option. */
  options: OptionMessages[];
}

interface OptionMessages {
  label?: string;
  value?: string;
}

/** Messages under a component's settings during editing. */
export function componentMessages(screen: Screen, component: Component): ComponentMessages {
  if (!isInput(component)) return { options: [] };
  const others = siblingsOf(screen, component)
    .filter(isInput)
    .filter(({ id }) => id !== component.id)
    .map(({ props }) => props);
  const { label, name, options } = component.props;
  return {
    ...messageAs('label', labelMessage(label, others)),
    ...messageAs('name', nameMessage(name, others)),
    options: optionMessages(options),
  };
}

/** The other fields of its repeating group, or of its screen. */
function siblingsOf(screen: Screen, { id }: Component): readonly Component[] {
  const components = componentsOf(screen);
  const group = components.find((component) => fieldsInGroup(component).some((field) => field.id === id));
  return group ? fieldsInGroup(group) : components;
}

/** Messages under each option, in order. */
export function optionMessages(options: readonly Option[]): OptionMessages[] {
  const labels = countOf(options.map(({ label }) => label.trim()));
  const values = countOf(options.map(({ value }) => value));
  return options.map(({ label, value }) => ({
    ...messageAs('label', labels.get(label.trim())! > 1 ? 'Duplicate option labels are not allowed' : null),
    ...messageAs('value', values.get(value)! > 1 ? 'Duplicate option values are not allowed' : null),
  }));
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Message under the target of a next item. */
export function targetMessage({ type, target }: NextItem): string | null {
  if (type === 'ROUTE_SCREEN') return target === null ? 'Screen is required' : null;
  if (target === null || target.trim() === '') return 'URL is required';
  if (hasCredentials(target)) return 'URL cannot hold a user name or password';
  return isHttpsUrl(target) ? null : 'URL must start with https://';
}

/** Message under an ending's redirect URL, which may be empty. */
export function redirectMessage(url: string): string | null {
  if (url.trim() === '') return null;
  if (hasCredentials(url)) return 'Redirect URL cannot hold a user name or password';
  return isHttpsUrl(url) ? null : 'Redirect URL must start with https://';
}

/** Message under the key of a URL parameter, which may be empty. */
export function paramKeyMessage(key: string): string | null {
  return isParamKey(key) ? null : keyHelp;
}

export function isFieldName(name: string): boolean {
  return /^[A-Za-z]+$/.test(name);
}

export function isParamKey(key: string): boolean {
  return /^([A-Za-z_][A-Za-z0-9_]*)?$/.test(key);
}

/** Whether this is an https URL without variables in its host. */
export function isHttpsUrl(url: string): boolean {
  return /^https:\/\/[^\s/\\?#{}@]+([/?#][^\\\r\n\t]*)?$/i.test(url.trim());
}

function labelMessage(label: string, others: readonly { label: string }[]): string | null {
  if (label.trim() === '') return 'Label is required';
  return others.some((other) => other.label.trim() === label.trim()) ? 'Duplicate labels are not allowed' : null;
}

function nameMessage(name: string, others: readonly { name: string }[]): string | null {
  if (!isFieldName(name)) return fieldNameHelp;
  return others.some((other) => other.name === name) ? 'Duplicate names are not allowed' : null;
}

function messageAs<K extends string>(key: K, message: string | null): { [P in K]?: string } {
  return message === null ? {} : ({ [key]: message } as { [P in K]?: string });
}

/** Message for a required field that cannot be answered, so that visitors would be stuck. */
export function lockedFieldMessage(screenName: string, input: InputComponent): string | null {
  const { disabled, label } = input.props;
  if (!disabled) return null;
  const compiled = compileInput(input, () => null);
  if (!compiled.isRequired || initialAnswer(compiled) !== null) return null;
  return `${label} is required, disabled and without default in screen: ${screenName}`;
}
