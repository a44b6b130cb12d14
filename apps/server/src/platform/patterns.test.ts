import { findPatternProblem } from '@smile/site-model/pattern-problem';
import { expect, test } from 'vitest';
import { compilePattern, matchesPattern } from './patterns.ts';

test('a pattern is found anywhere in the text unless it says otherwise', () => {
  expect(matchesPattern('[0-9]{3}', 'ab123')).toBe(true);
  expect(matchesPattern('^[0-9]{3}$', 'ab123')).toBe(false);
  expect(matchesPattern('^\\p{Lu}', 'Ñ')).toBe(true);
});

test('patterns that hang other engines end at once', () => {
  for (const pattern of ['(a+)+$', '(a|aa)+$', '^(.*.*.*.*a{0,1000})b$', '^(([a-z])+.)+[A-Z]([a-z])+$'])
    expect(matchesPattern(pattern, `${'a'.repeat(1999)}!`)).toBe(false);
}, 5000);

test('the author hears what the engine does not take', () => {
  const problemOf = (pattern: string) => findPatternProblem(pattern, compilePattern);
  expect(problemOf('^[A-Z]{3}(?P<n>x)$')).toBeNull();
  expect(problemOf('a(?=b)')).toBe('Lookaheads and lookbehinds are not supported: (?=');
  expect(problemOf('(?<!a)b')).toBe('Lookaheads and lookbehinds are not supported: (?<!a)b');
  expect(problemOf('(a)\\1')).toBe('Back references are not supported: \\1');
  expect(problemOf('(?<n>a)\\k<n>')).toBe('Back references are not supported: \\k');
  expect(problemOf('[a')).toBe('This is not a valid regular expression: missing closing ] [a');
  expect(problemOf('\\')).toBe('This is not a valid regular expression: trailing backslash at end of expression');
});
