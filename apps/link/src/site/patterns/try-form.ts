import { cleanAnswer, inputsOf, patternFor } from '@smile/site-model/answers';
import type { FlowForm, FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { type Answers, type AnswerValue, type Entry, isList, ownValue } from '@smile/site-model/values';
import type { Visit } from '../visit.ts';
import { tryPattern } from './try-pattern.ts';

/** Workers that run at once: more start too slowly for the patience of each. */
const atOnce = 8;

interface Tried {
  pattern: string;
  text: string;
}

let latest: PatternMatcher = () => true;

/** Tries all patterns of a form, those of entries included. */
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

/** Results of the form that was tried last, for fields that judge their parts themselves. */
export function latestMatcher(): PatternMatcher {
  return latest;
}

function triedIn(form: FlowForm, answers: Answers): Tried[] {
  return inputsOf(form).flatMap((input) => {
    const value = ownValue(answers, input.id) ?? null;
    const { group } = input;
    if (group) return readEntries(value).flatMap((entry) => triedIn(group, entry));
    const pattern = patternFor(input, value);
    const text = cleanAnswer(input, value);
    return pattern !== null && typeof text === 'string' ? [{ pattern, text }] : [];
  });
}

/** As in `entriesIn`, whose module would be one more file of the first load. */
function readEntries(value: AnswerValue): readonly Entry[] {
  return typeof value === 'object' && value !== null && !isList(value) ? (value.entries ?? []) : [];
}

function keyOf({ pattern, text }: Tried): string {
  return JSON.stringify([pattern, text]);
}
