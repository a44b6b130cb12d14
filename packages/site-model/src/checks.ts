import { siteLimits } from '@smile/contract/site-limits';
import { hasCredentials } from '@smile/contract/urls';
import { checkCalculations } from './calculations/check-calculations.ts';
import {
  type Component,
  type ComponentId,
  type InputComponent,
  isInput,
  type NextItem,
  type Screen,
  type ScreenId,
  type SiteDocument,
} from './document.ts';
import { isFieldName, isHttpsUrl, isParamKey, lockedFieldMessage, redirectMessage } from './field-messages.ts';
import { fieldTypes } from './fields/field-types.ts';
import { readOptionLines } from './fields/option-lines.ts';
import { componentsOf, screensOf } from './parts.ts';
import { type CheckPattern, patternLimits } from './pattern-problem.ts';
import { ruleMessages } from './rule-messages.ts';
import { findCycle } from './screen-graph.ts';
import { toWire } from './wire/to-wire.ts';

/** A fault that prevents publishing, and where to fix it. */
export interface Problem {
  message: string;
  screenId: ScreenId | null;
  componentId: ComponentId | null;
}

/**
 * All faults that prevent publishing, in screen order.
 * @param checkPattern see `checkPattern` of pattern-problem.ts
 */
export function checkDocument(
  doc: SiteDocument,
  checkPattern: CheckPattern = () => ({ problem: null, programSize: 0 }),
): Problem[] {
  return [
    ...screensOf(doc).flatMap((screen, index) => checkScreen(doc, screen, index, checkPattern)),
    ...checkSite(doc).map((message) => ({ message, screenId: null, componentId: null })),
  ];
}

/** Problems as text, one per line, without duplicates. */
export function joinProblems(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ message }) => message))].join('\n');
}

function checkScreen(doc: SiteDocument, screen: Screen, index: number, checkPattern: CheckPattern): Problem[] {
  const fields = componentsOf(screen).filter(isInput);
  const onScreen = (message: string) => ({ message, screenId: screen.id, componentId: null });
  return [
    ...(screen.screenName.trim() === '' ? [onScreen(`Screen Name is required in screen ${index + 1}`)] : []),
    ...checkDuplicates(screen, fields).map(onScreen),
    ...checkPatternCost(screen, fields, checkPattern).map(onScreen),
    ...componentsOf(screen).flatMap((component) => checkImage(screen, component)),
    ...fields.flatMap((field) =>
      [...checkAlone(screen, field, checkPattern), ...checkGroup(screen, field, checkPattern)].map((message) => ({
        message,
        screenId: screen.id,
        componentId: field.id,
      })),
    ),
    ...screen.nextConfig.flatMap((item, at) => checkTarget(doc, screen, item, at + 1)).map(onScreen),
    ...checkEnding(screen, index).map(onScreen),
  ];
}

function checkAlone(screen: Screen, field: InputComponent, checkPattern: CheckPattern): string[] {
  return [
    ...checkField(screen, field),
    ...checkRule(screen, field, checkPattern),
    ...[lockedFieldMessage(screen.screenName, field)].filter((message) => message !== null),
  ];
}

/** Checks the fields of a repeating group as if the group was their screen. */
function checkGroup({ screenName }: Screen, component: InputComponent, checkPattern: CheckPattern): string[] {
  const { label, fields, minEntries = 0, maxEntries = 0 } = component.props;
  if (!fields) return [];
  const place = `${label} in screen: ${screenName}`;
  const inGroup = { screenName: `${screenName}, in ${label}` } as Screen;
  return [
    ...(fields.length === 0 ? [`At least one field is required in ${place}`] : []),
    ...(minEntries > maxEntries ? [`Minimum entries is greater than maximum entries in ${place}`] : []),
    ...checkDuplicates(inGroup, fields),
    ...fields.flatMap((field) => checkAlone(inGroup, field, checkPattern)),
  ];
}

function checkImage({ id, screenName }: Screen, component: Component): Problem[] {
  if (component.type !== 'Image' || component.props.imageUrl !== null) return [];
  const message = `An image has no picture in screen: ${screenName}`;
  return [{ message, screenId: id, componentId: component.id }];
}

/**
 * Limits the total pattern size per screen, because all its answers are validated together, including every entry of
 * repeating groups.
 */
function checkPatternCost(
  { screenName }: Screen,
  fields: readonly InputComponent[],
  checkPattern: CheckPattern,
): string[] {
  const costOf = ({ props: { rule, fields: inGroup, maxEntries = 0 } }: InputComponent): number => {
    const own = rule?.format === 'REGEX' && rule.regex ? checkPattern(rule.regex).programSize : 0;
    return own + maxEntries * sumOf((inGroup ?? []).map(costOf));
  };
  const size = sumOf(fields.map(costOf));
  if (size <= patternLimits.perScreen) return [];
  return [`The regular expressions take too long to check together in screen: ${screenName}`];
}

function checkDuplicates({ screenName }: Screen, fields: readonly InputComponent[]): string[] {
  const messages: string[] = [];
  if (hasDuplicate(fields.map(({ props }) => props.label.trim()).filter(Boolean)))
    messages.push(`Duplicate component Display Label found in screen: ${screenName}`);
  if (hasDuplicate(fields.map(({ props }) => props.name).filter(Boolean)))
    messages.push(`Duplicate component Field Name found in screen: ${screenName}`);
  return messages;
}

function checkField({ screenName }: Screen, { type, props }: InputComponent): string[] {
  const { label, name } = props;
  const options = type === 'SearchSelect' ? readOptionLines(props.optionLines) : props.options;
  const messages: string[] = [];
  const inScreen = `component in screen: ${screenName}`;
  if (label.trim() === '') messages.push(`Display Label is required in ${type} ${inScreen}`);
  if (name === '') messages.push(`Field Name is required in ${type} ${inScreen}`);
  else if (!isFieldName(name)) messages.push(`Field Name can only have English letters in ${label} ${inScreen}`);
  if ((fieldTypes[type].hasOptions || type === 'SearchSelect') && options.length === 0)
    messages.push(`At least one option is required in ${label} ${inScreen}`);
  if (hasDuplicate(options.map((option) => option.label.trim())))
    messages.push(`Duplicate option display found in ${label} ${inScreen}`);
  if (hasDuplicate(options.map((option) => option.value)))
    messages.push(`Duplicate option values found in ${label} ${inScreen}`);
  return messages;
}

const ruleFields = {
  min: 'Min Value',
  max: 'Max Value',
  minLength: 'Min Length',
  maxLength: 'Max Length',
  regex: 'Regular expression',
};

function checkRule({ screenName }: Screen, { props }: InputComponent, checkPattern: CheckPattern): string[] {
  return Object.entries(props.rule ? ruleMessages(props.rule, (pattern) => checkPattern(pattern).problem) : {}).map(
    ([key, message]) =>
      `${ruleFields[key as keyof typeof ruleFields]} of ${props.label} in screen: ${screenName}: ${message}`,
  );
}

function checkTarget(doc: SiteDocument, { screenName }: Screen, { type, target }: NextItem, n: number): string[] {
  const place = `in screen ${screenName} next config item ${n}`;
  if (type === 'ROUTE_SCREEN') {
    if (target === null) return [`Target Screen is required ${place}`];
    return target === doc.screenIds[0] ? [`Target Screen cannot be the first screen ${place}`] : [];
  }
  if (target === null || target.trim() === '') return [`Target URL is required ${place}`];
  if (hasCredentials(target)) return [`Target URL cannot hold a user name or password ${place}`];
  return isHttpsUrl(target) ? [] : [`Target URL must start with https:// ${place}`];
}

function checkEnding({ screenName, module }: Screen, index: number): string[] {
  if (module.type !== 'EndingModule') return [];
  const message = redirectMessage(module.props.redirectUrl);
  return [
    ...(index === 0 ? [`The first screen cannot be an ending: ${screenName}`] : []),
    ...(message ? [`${message} in screen: ${screenName}`] : []),
  ];
}

function checkSite(doc: SiteDocument): string[] {
  const cycle = findCycle(doc)?.map(({ screenName }) => screenName);
  const keys = doc.urlParams.map(({ key }) => key).filter(Boolean);
  const size = countBytes(doc);
  return [
    ...checkCalculations(doc),
    ...(cycle ? [`Screens cannot lead back to each other: ${[...cycle, cycle[0]].join(' → ')}`] : []),
    ...keys
      .filter((key) => !isParamKey(key))
      .map(
        (key) => `URL parameter key "${key}" can only have English letters, digits and underscores, and no digit first`,
      ),
    ...(hasDuplicate(keys) ? ['Duplicate URL parameter keys found'] : []),
    ...(size > siteLimits.bytes ? [`A site has at most ${siteLimits.bytes / 1000} kB`] : []),
    ...(doc.name.trim() === '' ? ['Site name cannot be empty'] : []),
  ];
}

/** Size of the pages in the wire format. */
export function countBytes(doc: SiteDocument): number {
  return new TextEncoder().encode(JSON.stringify(toWire(doc))).length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function hasDuplicate(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}
