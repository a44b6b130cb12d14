import { countMatchSteps, matchesPattern } from './patterns.ts';

export interface PatternQuestion {
  pattern: string;
  text: string;
}

export type PatternVerdict = 'MATCHES' | 'DIFFERS' | 'TOO_COSTLY';

/** Maximum steps for all answers of a form, about 50 ms of one core. */
const maxSteps = 1_000_000;

/** Checks answers in order; once the step budget is spent, the rest are `TOO_COSTLY`. */
export function checkPatterns(questions: PatternQuestion[]): PatternVerdict[] {
  let steps = 0;
  return questions.map(({ pattern, text }) => {
    steps += countMatchSteps(pattern, text);
    if (steps > maxSteps) return 'TOO_COSTLY';
    return matchesPattern(pattern, text) ? 'MATCHES' : 'DIFFERS';
  });
}
