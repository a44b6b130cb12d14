import { countCharacters, cutText } from '@smile/contract/texts';
import { isEmptiness } from '../conditions.ts';
import {
  type Calculation,
  type Component,
  type Condition,
  isInput,
  type NextItem,
  type Option,
  type Rule,
  type SiteDocument,
  type Test,
  type UrlParam,
} from '../document.ts';
import { readOptionLines } from '../fields/option-lines.ts';
import { listKey } from '../languages/translated-list.ts';
import { optionPrefix } from '../languages/translations.ts';
import { fieldsInGroup, findScreen, inputsIn, partsOf, screensOf } from '../parts.ts';
import { isTranslation, nameTranslation } from './flat-translations.ts';

const titles: Record<string, string> = {
  name: 'Field Name',
  label: 'Label',
  required: 'Required',
  disabled: 'Disabled',
  placeholder: 'Placeholder',
  helpText: 'Help text',
  requiredMessage: 'Message when it is not answered',
  defaultValue: 'Default Value',
  options: 'Options',
  optionLines: 'Options',
  otherLabel: 'Other option',
  currency: 'Currency',
  country: 'Country',
  documentType: 'Document Type',
  maxFiles: 'Most Files',
  minEntries: 'Minimum entries',
  maxEntries: 'Maximum entries',
  addText: 'Text of the add button',
  fields: 'Fields of an entry',
  rule: 'Rule',
  visibleIf: 'Shown only if',
  requiredIf: 'Must be answered if',
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
  outcome: 'Outcome',
  bodyText: 'Body text',
  imageUrl: 'Image',
  imageDescription: 'Image description',
  buttonText: 'Button text',
  redirectUrl: 'Redirect URL',
  redirectSeconds: 'Seconds until the redirect',
  themeColor: 'Theme colour',
  urlParams: 'URL parameters',
  calculations: 'Calculated values',
  languages: 'Languages',
  ruleMessage: 'Message of the rule',
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
  EMPTY: 'is empty',
  NOT_EMPTY: 'is not empty',
  ONE_OF: 'is one of',
  NOT_ONE_OF: 'is none of',
};

/** Display name of a property. */
export function titleOf(key: string): string {
  if (isTranslation(key)) {
    const { language, key: text } = nameTranslation(key);
    return `${titleOfText(text)} (${language})`;
  }
  return Object.hasOwn(titles, key) ? titles[key]! : key;
}

/** Display name of a translatable text. */
function titleOfText(key: string): string {
  return key.startsWith(optionPrefix) ? `Option ${key.slice(optionPrefix.length)}` : titleOf(key);
}

/** Title of a component for people: its label, or the start of its text. */
export function componentTitle(component: Component): string {
  const text = isInput(component) ? component.props.label : component.props.text || component.props.imageDescription;
  return text.trim() === '' ? component.type : shorten(text.trim(), 40);
}

/** A part's value in one line of text. */
export function valueInWords(doc: SiteDocument, key: string, value: unknown): string {
  const plain = isTranslation(key) && nameTranslation(key).key === listKey ? null : plainInWords(value);
  if (plain !== null) return plain;
  if (key === listKey || isTranslation(key))
    return listInWords(readOptionLines(String(value)).slice(0, 20).map(optionInWords));
  if (key === 'options') return listInWords((value as Option[]).map(optionInWords));
  if (key === 'urlParams') return listInWords((value as UrlParam[]).map((param) => `${param.key}=${param.value}`));
  if (key === 'languages') return listInWords(value as string[]);
  if (key === 'calculations')
    return listInWords((value as Calculation[]).map((each) => `${each.name} = ${calculationInWords(doc, each)}`));
  if (key === 'calculation') return calculationInWords(doc, value as Calculation);
  if (key === 'nextConfig') return listInWords((value as NextItem[]).map((item) => itemInWords(doc, item)));
  if (key === 'rule') return ruleInWords(value as Rule);
  if (key === 'visibleIf' || key === 'requiredIf') return conditionInWords(doc, value as Condition);
  return shorten(JSON.stringify(value), 120);
}

/** Text for a string, a boolean or an empty value; null for structured values. */
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
  const when = condition.items.length > 0 ? ` if ${conditionInWords(doc, condition)}` : '';
  return `${screen ?? target ?? 'nowhere'}${when}`;
}

const calculationSigns = { SUM: ' + ', DIFFERENCE: ' − ', PRODUCT: ' × ', QUOTIENT: ' ÷ ' };

/** `Debts ÷ Income, 2 decimals`. */
function calculationInWords(doc: SiteDocument, { type, operands, decimals, isEmptyZero }: Calculation): string {
  const parts = operands.map(({ field, value, column }) => {
    const words = field ? fieldInWords(doc, field) : value;
    return (column ? `${columnInWords(doc, column)} of all ${words}` : words) || '…';
  });
  const [first = '…', second = '…'] = parts;
  const formula =
    type === 'AGE'
      ? `age from ${first}`
      : type === 'PERCENTAGE'
        ? `${first} as a percentage of ${second}`
        : parts.join(calculationSigns[type]) || '…';
  if (type === 'AGE') return formula;
  const rounding = decimals === 0 ? 'rounded' : `${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`;
  return `${formula}, ${rounding}${isEmptyZero ? ', empty counts as 0' : ''}`;
}

function conditionInWords(doc: SiteDocument, condition: Condition): string {
  const tests = condition.items.map(({ field, type, value }) => {
    const values = isEmptiness(type) ? '' : ` "${value.replaceAll('\n', '", "')}"`;
    return `${fieldInWords(doc, field)} ${operatorSigns[type]}${values}`;
  });
  return tests.length > 0 ? tests.join(condition.type === 'OR' ? ' or ' : ' and ') : 'always';
}

function columnInWords(doc: SiteDocument, column: string): string {
  const field = inputsIn(doc)
    .flatMap(fieldsInGroup)
    .find(({ id }) => id === column);
  return field ? componentTitle(field) : column;
}

function fieldInWords(doc: SiteDocument, field: Test['field']): string {
  if (field.kind === 'query') return `Query.${field.key}`;
  if (field.kind === 'unknown') return field.path;
  if (field.kind === 'linked') {
    const screen = screensOf(doc).find(({ module }) => module.id === field.moduleId);
    return `connected in ${screen?.screenName ?? field.moduleId}`;
  }
  if (field.kind === 'calculated')
    return doc.calculations.find(({ id }) => id === field.calculationId)?.name ?? field.calculationId;
  const component = screensOf(doc)
    .flatMap(partsOf)
    .find(({ id }) => id === field.componentId);
  return component ? componentTitle(component) : field.componentId;
}

export function listInWords(list: readonly string[]): string {
  return list.length === 0 ? 'none' : shorten(list.join('; '), 300);
}

function shorten(text: string, max: number): string {
  return countCharacters(text) > max ? `${cutText(text, max - 1)}…` : text;
}
