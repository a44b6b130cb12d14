import { findPatternProblem as findProblem } from '@smile/site-model/pattern-problem';

/** Why the server would refuse a pattern; null when it would not. Fetches the engine, which is larger than the editor. */
export async function findPatternProblem(pattern: string): Promise<string | null> {
  const { RE2JS } = await import('re2js');
  return findProblem(pattern, (given) => RE2JS.compile(given));
}
