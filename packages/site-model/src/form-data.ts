import { cleanAnswer, hasNumber, inputsOf } from './answers.ts';
import type { FlowForm, FlowInput } from './flow.ts';
import { numberOf } from './plain-number.ts';
import type { Answers, AnswerValue, Entries } from './values.ts';

/**
 * Value of a field in a stored form: a number where its rule asks for one, whether a checkbox is ticked, the list of
 * what is chosen in a group, the entries of a repeating group by the ids of its fields; null when unanswered.
 */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | { startDate: string; endDate: string }
  | Entries
  | null;

/** Checked answers as they are sent and stored: every field of the screen by its name, a hidden one without value. */
export function toFormData(screen: FlowForm, answers: Answers): Record<string, FormValue> {
  return Object.fromEntries(
    inputsOf(screen).map((input) => [
      input.name,
      Object.hasOwn(answers, input.id) ? toFormValue(input, cleanAnswer(input, answers[input.id]!)) : null,
    ]),
  );
}

function toFormValue(input: FlowInput, answer: AnswerValue): FormValue {
  if (input.type === 'Checkbox') return answer === 'true';
  return typeof answer === 'string' && hasNumber(input) ? (numberOf(answer) ?? answer) : answer;
}
