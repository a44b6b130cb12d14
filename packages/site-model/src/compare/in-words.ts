import { countCharacters, cutText } from '@smile/contract/characters';
import {
  type Component,
  isInput,
  type NextItem,
  type Option,
  type Rule,
  type SiteDocument,
  type Test,
  type UrlParam,
} from '../document.ts';
import { componentsOf, findScreen, screensOf } from '../parts.ts';

const titles: Record<string, string> = {
  name: 'Field Name',
  label: 'Label',
  required: 'Required',
  disabled: 'Disabled',
  placeholder: 'Placeholder',
  defaultValue: 'Default Value',
  options: 'Options',
  rule: 'Rule',
  text: 'Text',
  level: 'Level',
  align: 'Alignment',
  additionalProps: 'Additional properties',
  screenName: 'Screen name',
  nextButtonName: 'Next Button Name',
  nextConfig: 'Next Config',
  winkTemplateId: 'Wink Widget template',
  isSkippable: 'People may continue without connecting',
  headerText: 'Header text',
  introductionText: 'Introduction text',
  launchButtonText: 'Launch button text',
  themeColor: 'Theme colour',
  urlParams: 'URL parameters',
};

const operatorSigns: Record<Test['type'], string> = {
  EQ: '=',
  NE: '≠',
  GT: '>',
  GTE: '>=',
  LT: '<',
  LTE: '<=',
  INCLUDES: 'includes',
  NOT_INCLUDES: 'does not include',
};

/** Display name of a property. */
export function titleOf(key: string): string {
  return titles[key] ?? key;
}

/** A component as a person knows it: by its label or the beginning of its text. */
export function componentTitle(component: Component): string {
  const text = isInput(component) ? component.props.label : component.props.text;
  return text.trim() === '' ? component.type : shorten(text.trim(), 40);
}

/** A value of a part on one line. */
export function valueInWords(doc: SiteDocument, key: string, value: unknown): string {
  const plain = plainInWords(value);
  if (plain !== null) return plain;
  if (key === 'options') return listInWords((value as Option[]).map(optionInWords));
  if (key === 'urlParams') return listInWords((value as UrlParam[]).map((param) => `${param.key}=${param.value}`));
  if (key === 'nextConfig') return listInWords((value as NextItem[]).map((item) => itemInWords(doc, item)));
  if (key === 'rule') return ruleInWords(value as Rule);
  return shorten(JSON.stringify(value), 120);
}

/** A text, a yes or no, or nothing; null for what has parts. */
export function plainInWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return typeof value === 'string' ? `"${shorten(value, 120)}"` : null;
}

function optionInWords({ label, value }: Option): string {
  return label === value ? label : `${label} (${value})`;
}

function ruleInWords({ format, ...values }: Rule): string {
  const set = Object.entries(values).filter(([, value]) => value !== null);
  return [format, ...set.map(([key, value]) => `${key}: ${value}`)].join(', ');
}

function itemInWords(doc: SiteDocument, { type, target, condition }: NextItem): string {
  const screen = type === 'ROUTE_SCREEN' && target !== null ? findScreen(doc, target)?.screenName : undefined;
  const tests = condition.items.map(
    (test) => `${fieldInWords(doc, test.field)} ${operatorSigns[test.type]} "${test.value}"`,
  );
  return `${screen ?? target ?? 'nowhere'}${tests.length > 0 ? ` if ${tests.join(' and ')}` : ''}`;
}

function fieldInWords(doc: SiteDocument, field: Test['field']): string {
  if (field.kind === 'query') return `Query.${field.key}`;
  if (field.kind === 'unknown') return field.path;
  if (field.kind === 'linked') {
    const screen = screensOf(doc).find(({ module }) => module.id === field.moduleId);
    return `connected in ${screen?.screenName ?? field.moduleId}`;
  }
  const component = screensOf(doc)
    .flatMap(componentsOf)
    .find(({ id }) => id === field.componentId);
  return component ? componentTitle(component) : field.componentId;
}

function listInWords(list: readonly string[]): string {
  return list.length === 0 ? 'none' : shorten(list.join('; '), 300);
}

function shorten(text: string, max: number): string {
  return countCharacters(text) > max ? `${cutText(text, max - 1)}…` : text;
}
