import type { Rule } from './document.ts';

export type RuleMessages = Partial<Record<'min' | 'max' | 'minLength' | 'maxLength' | 'regex', string>>;

/**
 * Faults of the bounds and pattern that a rule's format uses, by property.
 * @param patternProblem why a pattern cannot be used; see `checkPattern` of pattern-problem.ts
 */
export function ruleMessages(
  rule: Rule,
  patternProblem: (pattern: string) => string | null = () => null,
): RuleMessages {
  if (rule.format === 'NUMBER' || rule.format === 'INTEGER') return boundMessages(rule);
  if (rule.format === 'DAYS' || rule.format === 'AGE') return { ...boundMessages(rule), ...dayMessages(rule) };
  if (rule.format === 'STRING') return lengthMessages(rule);
  if (rule.format !== 'REGEX') return {};
  const problem = rule.regex ? patternProblem(rule.regex) : 'A regular expression is required';
  return problem ? { regex: problem } : {};
}

function boundMessages({ min, max }: Rule): RuleMessages {
  if (min === null || max === null || min <= max) return {};
  return { min: 'Cannot be greater than Max Value', max: 'Cannot be less than Min Value' };
}

function dayMessages({ format, min, max }: Rule): RuleMessages {
  const isWrong = (bound: number | null) => bound !== null && !(Number.isInteger(bound) && isPossible(format, bound));
  const message = format === 'AGE' ? 'Use whole years from 0 to 150' : 'Use whole days, at most 36500';
  return { ...(isWrong(min) && { min: message }), ...(isWrong(max) && { max: message }) };
}

function isPossible(format: Rule['format'], bound: number): boolean {
  return format === 'AGE' ? bound >= 0 && bound <= 150 : Math.abs(bound) <= 36_500;
}

function lengthMessages({ minLength, maxLength }: Rule): RuleMessages {
  const messages: RuleMessages = {};
  if (minLength !== null && maxLength !== null && minLength > maxLength) {
    messages.minLength = 'Cannot be greater than Max Length';
    messages.maxLength = 'Cannot be less than Min Length';
  }
  if (minLength !== null && minLength < 0) messages.minLength = 'Cannot be less than 0';
  if (maxLength !== null && maxLength < 0) messages.maxLength = 'Cannot be less than 0';
  return messages;
}
