import { cleanAnswer, inputsOf, patternFor } from '@smile/site-model/answers';
import type { FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { ownValue } from '@smile/site-model/values';
import type { Visit } from '../visit.ts';
import { tryPattern } from './try-pattern.ts';

/** Tries all patterns of a form at once. */
export async function tryForm(screen: FormScreen, { answers }: Visit): Promise<PatternMatcher> {
  const tried = inputsOf(screen).flatMap((input) => {
    const value = ownValue(answers, input.id) ?? null;
    const pattern = patternFor(input, value);
    const text = cleanAnswer(input, value);
    return pattern !== null && typeof text === 'string' ? [{ pattern, text }] : [];
  });
  const results = await Promise.all(tried.map(({ pattern, text }) => tryPattern(pattern, text)));
  return (pattern, text) => results[tried.findIndex((each) => each.pattern === pattern && each.text === text)] ?? true;
}
