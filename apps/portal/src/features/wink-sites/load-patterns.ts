import type { PatternMatcher } from '@smile/site-model/formats';
import { checkPattern, type PatternCheck } from '@smile/site-model/pattern-problem';

/** Judges a pattern as the server does. Fetches the engine, which is larger than the editor. */
export async function loadPatternCheck(pattern: string): Promise<PatternCheck> {
  const { RE2JS } = await import('re2js');
  return checkPattern(pattern, (given) => RE2JS.compile(given));
}

/** The engine of the server, so that no pattern keeps the browser busy for ever. */
export async function loadMatcher(): Promise<PatternMatcher> {
  const { RE2JS } = await import('re2js');
  return (pattern, text) => {
    try {
      return RE2JS.compile(pattern).matcher(text).find();
    } catch {
      return true;
    }
  };
}
