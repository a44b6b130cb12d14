import { checkAnswer, initialAnswer, inputsOf, normalizeAnswer } from './answers.ts';
import type { FlowInput, FormScreen } from './flow.ts';
import type { PatternMatcher } from './formats.ts';
import { answeredCells } from './proof/fields.ts';
import { randomCandidate } from './random-candidate.ts';
import type { AnswerValue } from './values.ts';

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

const noValues = { answers: {}, linked: {}, query: {} };

/** A valid answer, preferably the default; undefined if none is known. */
export function exampleAnswer(input: FlowInput, matches: PatternMatcher): AnswerValue | undefined {
  const initial = initialAnswer(input);
  if (initial !== null && checkAnswer(input, initial, { values: noValues, matches }) === null) return initial;
  const known = answeredCells(input, [], matches).flatMap(({ example }) => (example === undefined ? [] : [example]));
  return known.find((example) => example !== null) ?? known[0];
}

/** Whether every answer is invalid, so that visitors cannot get past the field. */
export function isImpossible(input: FlowInput, matches: PatternMatcher): boolean {
  return answeredCells(input, [], matches).length === 0;
}

/** Random valid answers of a form; fields without a known valid answer stay empty. */
export function randomAnswers(
  screen: FormScreen,
  random: Random,
  matches: PatternMatcher,
): Record<string, AnswerValue> {
  return Object.fromEntries(inputsOf(screen).map((input) => [input.id, randomAnswer(input, random, matches)]));
}

/** Answers from a person's data, matched by field name, otherwise examples. */
export function personAnswers(
  screen: FormScreen,
  person: Readonly<Record<string, string>>,
  matches: PatternMatcher,
): Record<string, AnswerValue> {
  const known = new Map(Object.entries(person).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    inputsOf(screen).map((input) => {
      const own = known.get(input.name.toLowerCase());
      const isGood = own !== undefined && checkAnswer(input, own, { values: noValues, matches }) === null;
      return [input.id, isGood ? normalizeAnswer(input, own) : (exampleAnswer(input, matches) ?? null)];
    }),
  );
}

const attempts = 8;

function randomAnswer(input: FlowInput, random: Random, matches: PatternMatcher): AnswerValue {
  if (input.isDisabled) return initialAnswer(input);
  if (!input.isRequired && random() < 0.2) return null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = normalizeAnswer(input, randomCandidate(input, random));
    if (checkAnswer(input, answer, { values: noValues, matches }) === null) return answer;
  }
  return exampleAnswer(input, matches) ?? null;
}
