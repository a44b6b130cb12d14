import { cleanAnswer, hasNumber, inputsOf } from './answers.ts';
import type { FlowInput, FormScreen } from './flow.ts';
import { numberOf, plainNumber } from './plain-number.ts';
import { type Answers, type AnswerValue, ownValue } from './values.ts';

/** Value of a field in a stored form: a number where its rule asks for one, null when unanswered. */
export type FormValue = string | number | { startDate: string; endDate: string } | null;

/** Checked answers as they are sent and stored: every field of the screen by its name. */
export function toFormData(screen: FormScreen, answers: Answers): Record<string, FormValue> {
  return Object.fromEntries(
    inputsOf(screen).map((input) => [
      input.name,
      toFormValue(input, cleanAnswer(input, ownValue(answers, input.id) ?? null)),
    ]),
  );
}

/** The answers in what was sent or stored, still to be checked; null when it is no data of this screen. */
export function fromFormData(screen: FormScreen, data: unknown): Record<string, AnswerValue> | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const inputs = inputsOf(screen);
  const names = new Set(inputs.map(({ name }) => name));
  if (!Object.keys(data).every((name) => names.has(name))) return null;
  const answers: [string, AnswerValue | undefined][] = inputs.map((input) => [
    input.id,
    fromFormValue(input, Object.hasOwn(data, input.name) ? (data as Record<string, unknown>)[input.name] : null),
  ]);
  return answers.every(isUnderstood) ? Object.fromEntries(answers) : null;
}

function toFormValue(input: FlowInput, answer: AnswerValue): FormValue {
  return typeof answer === 'string' && hasNumber(input) ? (numberOf(answer) ?? answer) : answer;
}

function fromFormValue(input: FlowInput, value: unknown): AnswerValue | undefined {
  if (value === null) return null;
  if (typeof value === 'number') return hasNumber(input) && Number.isFinite(value) ? plainNumber(value) : undefined;
  if (typeof value === 'string') return cleanAnswer(input, value);
  if (typeof value !== 'object' || !('startDate' in value) || !('endDate' in value)) return undefined;
  const { startDate, endDate } = value;
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || Object.keys(value).length !== 2) return undefined;
  return cleanAnswer(input, { startDate, endDate });
}

function isUnderstood(entry: [string, AnswerValue | undefined]): entry is [string, AnswerValue] {
  return entry[1] !== undefined;
}
