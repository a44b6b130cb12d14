import type { InputType } from './document.ts';
import type { FlowComponent, FlowForm, FlowInput } from './flow.ts';
import { checkFormat, type PatternMatcher } from './formats.ts';
import { plainNumber } from './plain-number.ts';
import { readTypedNumber } from './typed-number.ts';
import { type AnswerValue, isList, readText, type VisitValues } from './values.ts';

export interface AnswerCheck {
  /** Values for variables in labels. */
  values: VisitValues;
  matches: PatternMatcher;
}

const maxAnswerLength = 2000;
/** Maximum length of an "Other" answer. */
const maxOtherLength = 200;

/**
 * Validates an answer of a type that the page's first bundle does not know. Returns true if valid, otherwise false or a
 * message.
 */
export type ShapeCheck = (input: FlowInput, answer: NonNullable<AnswerValue>, check: AnswerCheck) => boolean | string;
export type Shapes = Partial<Record<InputType, ShapeCheck>>;
const addedShapes: Shapes = {};

/** Registers validators. Called with `laterShapes` everywhere except in the page's first bundle. */
export function addShapes(shapes: Shapes): void {
  Object.assign(addedShapes, shapes);
}

/** Validates an answer. Returns the message to show under the field, or null. */
export function checkAnswer(input: FlowInput, value: AnswerValue, check: AnswerCheck): string | null {
  const { values, matches } = check;
  const answer = normalizeAnswer(input, value);
  const general = () => `Please enter a valid ${readText(input.label, values)}`;
  if (input.isDisabled && !isSame(answer, initialAnswer(input))) return general();
  if (answer === null) return input.isRequired ? input.requiredMessage || 'This field is required' : null;
  const shape = checkShape(input, answer, check);
  if (shape !== true) return shape || general();
  if (typeof answer !== 'string' || !input.rule || input.type === 'DatePicker') return null;
  return checkFormat(input.rule, answer, { matches, general });
}

/** The regular expression that still has to be tested, for callers that match asynchronously; null if there is none. */
export function patternFor(input: FlowInput, value: AnswerValue): string | null {
  return input.rule?.format === 'REGEX' && normalizeAnswer(input, value) !== null ? input.rule.regex : null;
}

/** Normalizes an answer for validation, storage and reading: trimmed, numbers in one notation, null when empty. */
export function normalizeAnswer(input: FlowInput, value: AnswerValue): AnswerValue {
  if (value === null) return null;
  if (isList(value)) return inOrder(input, value);
  if (typeof value !== 'string') return value.startDate === '' && value.endDate === '' ? null : value;
  const text = value.trim();
  if (text === '') return null;
  const number = hasNumber(input) ? readTypedNumber(text) : null;
  return number === null ? text : plainNumber(number);
}

/** The chosen values of a group, without duplicates and in option order; null if none is chosen. */
function inOrder({ options }: FlowInput, values: readonly string[]): AnswerValue {
  const chosen = new Set(values.map((value) => value.trim()).filter(Boolean));
  const known = options.map(({ value }) => value).filter((value) => chosen.delete(value));
  return known.length + chosen.size === 0 ? null : [...known, ...chosen];
}

/**
 * Initial value of an untouched field. The default of a range is stored as `start/end`, that of a checkbox group as one
 * value per line.
 */
export function initialAnswer(input: FlowInput): AnswerValue {
  if (input.type === 'CheckboxGroup') return inOrder(input, input.defaultValue.split('\n'));
  if (input.type !== 'DateRangePicker') return normalizeAnswer(input, input.defaultValue);
  const [startDate, endDate] = input.defaultValue.split('/');
  return startDate && endDate ? { startDate, endDate } : null;
}

export function inputsOf(screen: FlowForm): FlowInput[] {
  return screen.components.filter(isFlowInput);
}

export function isFlowInput(component: FlowComponent): component is FlowInput & FlowComponent {
  return 'isRequired' in component;
}

export function hasNumber(input: FlowInput): boolean {
  return input.rule?.format === 'NUMBER' || input.rule?.format === 'INTEGER';
}

const choiceTypes: readonly InputType[] = ['Select', 'RadioGroup', 'YesNo', 'Checkbox'];

/** Whether the answer must be one of the options. */
export function isChoice({ type }: Pick<FlowInput, 'type'>): boolean {
  return choiceTypes.includes(type);
}

function checkShape(input: FlowInput, answer: NonNullable<AnswerValue>, check: AnswerCheck): boolean | string {
  const added = addedShapes[input.type];
  if (added) return added(input, answer, check);
  if (typeof answer !== 'string') return false;
  if (input.type === 'DatePicker') return isDate(answer);
  return isChoice(input) ? isOption(input, answer) : answer.length <= maxAnswerLength;
}

/** Whether a text is an option's value, or a valid "Other" answer. */
export function isOption({ options, otherLabel }: FlowInput, answer: string): boolean {
  return options.some(({ value }) => value.trim() === answer) || (!!otherLabel && answer.length <= maxOtherLength);
}

export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isSame(left: AnswerValue, right: AnswerValue): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
