import { checkPattern, type PatternCheck } from '@smile/site-model/pattern-problem';

/** Judges a pattern as the server does. Fetches the engine, which is larger than the editor. */
export async function loadPatternCheck(pattern: string): Promise<PatternCheck> {
  const { RE2JS } = await import('re2js');
  return checkPattern(pattern, (given) => RE2JS.compile(given));
}
