import { inputsOf, normalizeAnswer, patternFor } from '@smile/site-model/answers';
import type { FlowForm, FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { type Answers, type AnswerValue, type Entry, isList, ownValue } from '@smile/site-model/values';
import type { Visit } from '../visit.ts';
import { tryPattern } from './try-pattern.ts';

/** Maximum number of concurrent workers: with more, start-up alone could exceed the timeout. */
const atOnce = 8;

interface Tried {
  pattern: string;
  text: string;
}

let latest: PatternMatcher = () => true;

/** Tests all patterns of a form, including those in repeating groups. */
export async function tryForm(screen: FormScreen, { answers }: Visit): Promise<PatternMatcher> {
  const results = new Map<string, boolean>();
  const tried = new Map(triedIn(screen, answers).map((each) => [keyOf(each), each]));
  const waiting = [...tried];
  while (waiting.length > 0)
    await Promise.all(
      waiting
        .splice(0, atOnce)
        .map(async ([key, { pattern, text }]) => results.set(key, await tryPattern(pattern, text))),
    );
  latest = (pattern, text) => results.get(keyOf({ pattern, text })) ?? true;
  return latest;
}

/** Results of the last `tryForm`, for fields that validate their own parts. */
export function latestMatcher(): PatternMatcher {
  return latest;
}

function triedIn(form: FlowForm, answers: Answers): Tried[] {
  return inputsOf(form).flatMap((input) => {
    const value = ownValue(answers, input.id) ?? null;
    const { group } = input;
    if (group) return readEntries(value).flatMap((entry) => triedIn(group, entry));
    const pattern = patternFor(input, value);
    const text = normalizeAnswer(input, value);
    return pattern !== null && typeof text === 'string' ? [{ pattern, text }] : [];
  });
}

/** Copy of `entriesIn`: importing its module would add a file to the first load. */
function readEntries(value: AnswerValue): readonly Entry[] {
  return typeof value === 'object' && value !== null && !isList(value) ? (value.entries ?? []) : [];
}

function keyOf({ pattern, text }: Tried): string {
  return JSON.stringify([pattern, text]);
}
