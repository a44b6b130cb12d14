import { textTypes } from './document.ts';
import type { FlowComponent, FlowInput, FormScreen } from './flow.ts';
import { checkFormat, type PatternMatcher } from './formats.ts';
import { plainNumber } from './plain-number.ts';
import { readTypedNumber } from './typed-number.ts';
import { type Answers, type AnswerValue, ownValue, readText, type VisitValues } from './values.ts';

export interface AnswerCheck {
  /** Values for the variables of labels. */
  values: VisitValues;
  matches: PatternMatcher;
}

const maxAnswerLength = 2000;

/** Returns the fault of an answer, in the words to show under the field, or null. */
export function checkAnswer(input: FlowInput, value: AnswerValue, { values, matches }: AnswerCheck): string | null {
  const answer = cleanAnswer(input, value);
  const general = () => `Please enter a valid ${readText(input.label, values)}`;
  if (input.isDisabled && !isSame(answer, initialAnswer(input))) return general();
  if (answer === null) return input.isRequired ? 'This field is required' : null;
  if (!hasShape(input, answer)) return general();
  if (typeof answer !== 'string' || !input.rule) return null;
  return checkFormat(input.rule, answer, { matches, general });
}

/** Messages by component; none when the form may be submitted. */
export function checkForm(screen: FormScreen, answers: Answers, check: AnswerCheck): Record<string, string> {
  const messages = inputsOf(screen).flatMap((input) => {
    const message = checkAnswer(input, ownValue(answers, input.id) ?? null, check);
    return message === null ? [] : [[input.id, message] as const];
  });
  return Object.fromEntries(messages);
}

/** The pattern by which an answer still has to be judged, for matchers that take their time. */
export function patternFor(input: FlowInput, value: AnswerValue): string | null {
  return input.rule?.format === 'REGEX' && cleanAnswer(input, value) !== null ? input.rule.regex : null;
}

/** An answer as it is judged, stored and read: without outer blanks, numbers in one notation, null when empty. */
export function cleanAnswer(input: FlowInput, value: AnswerValue): AnswerValue {
  if (value === null) return null;
  if (typeof value !== 'string') return value.startDate === '' && value.endDate === '' ? null : value;
  const text = value.trim();
  if (text === '') return null;
  const number = hasNumber(input) ? readTypedNumber(text) : null;
  return number === null ? text : plainNumber(number);
}

/** Value of an untouched field. A range's default is written `start/end`. */
export function initialAnswer(input: FlowInput): AnswerValue {
  if (input.type !== 'DateRangePicker') return cleanAnswer(input, input.defaultValue);
  const [startDate, endDate] = input.defaultValue.split('/');
  return startDate && endDate ? { startDate, endDate } : null;
}

export function inputsOf(screen: FormScreen): FlowInput[] {
  return screen.components.filter(isFlowInput);
}

export function isFlowInput(component: FlowComponent): component is FlowInput {
  return !(textTypes as readonly string[]).includes(component.type);
}

export function hasNumber(input: FlowInput): boolean {
  return input.type === 'Input' && (input.rule?.format === 'NUMBER' || input.rule?.format === 'INTEGER');
}

function hasShape(input: FlowInput, answer: string | { startDate: string; endDate: string }): boolean {
  if (typeof answer !== 'string')
    return (
      input.type === 'DateRangePicker' &&
      isDate(answer.startDate) &&
      isDate(answer.endDate) &&
      answer.startDate <= answer.endDate
    );
  if (input.type === 'DateRangePicker') return false;
  if (input.type === 'DatePicker') return isDate(answer);
  if (input.type === 'Input') return answer.length <= maxAnswerLength;
  return input.options.some(({ value }) => value.trim() === answer);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isSame(left: AnswerValue, right: AnswerValue): boolean {
  if (left === null || right === null || typeof left === 'string' || typeof right === 'string') return left === right;
  return left.startDate === right.startDate && left.endDate === right.endDate;
}
