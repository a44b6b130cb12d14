import type { PatternMatcher } from '@smile/site-model/formats';
import { checkPattern, type PatternCheck } from '@smile/site-model/pattern-problem';

/** Checks a pattern like the server. Loads the RE2 engine, which is larger than the editor. */
export async function loadPatternCheck(pattern: string): Promise<PatternCheck> {
  const { RE2JS } = await import('re2js');
  return checkPattern(pattern, (given) => RE2JS.compile(given));
}

/** The server's engine, so that no pattern can block the browser. */
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
