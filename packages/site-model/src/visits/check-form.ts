import { type AnswerCheck, checkAnswer, isFlowInput } from '../answers.ts';
import type { FlowForm } from '../flow.ts';
import type { Answers } from '../values.ts';
import { evaluateForm } from './visible-parts.ts';

/** Messages by component; empty if the form may be submitted. */
export function checkForm(screen: FlowForm, answers: Answers, check: AnswerCheck): Record<string, string> {
  const { shown, values } = evaluateForm(screen, answers, check.values);
  const messages = shown.filter(isFlowInput).flatMap((input) => {
    const message = checkAnswer(input, values.answers[input.id]!, { ...check, values });
    return message === null ? [] : [[input.id, message] as const];
  });
  return Object.fromEntries(messages);
}
