import { hasNumber, inputsOf, normalizeAnswer } from './answers.ts';
import type { FlowForm, FlowInput } from './flow.ts';
import { parsePlainNumber } from './plain-number.ts';
import type { Answers, AnswerValue, Entries } from './values.ts';

/**
 * Stored value of a field: a number for number rules, a boolean for a checkbox, a list for a checkbox group, entries of
 * a repeating group by field id; null if unanswered.
 */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | { startDate: string; endDate: string }
  | Entries
  | null;

/** Validated answers for sending and storing: every field of the screen by name; hidden fields are null. */
export function toFormData(screen: FlowForm, answers: Answers): Record<string, FormValue> {
  return Object.fromEntries(
    inputsOf(screen).map((input) => [
      input.name,
      Object.hasOwn(answers, input.id) ? toFormValue(input, normalizeAnswer(input, answers[input.id]!)) : null,
    ]),
  );
}

function toFormValue(input: FlowInput, answer: AnswerValue): FormValue {
  if (input.type === 'Checkbox') return answer === 'true';
  return typeof answer === 'string' && hasNumber(input) ? (parsePlainNumber(answer) ?? answer) : answer;
}
