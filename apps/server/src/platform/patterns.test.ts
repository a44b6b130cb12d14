import { checkPattern } from '@smile/site-model/pattern-problem';
import { expect, test } from 'vitest';
import { compilePattern, countMatchSteps, matchesPattern } from './patterns.ts';

test('finds a pattern anywhere in the text unless it has anchors', () => {
  expect(matchesPattern('[0-9]{3}', 'ab123')).toBe(true);
  expect(matchesPattern('^[0-9]{3}$', 'ab123')).toBe(false);
  expect(matchesPattern('^\\p{Lu}', 'Ñ')).toBe(true);
});

test('ends patterns at once that hang other engines', () => {
  for (const pattern of ['(a+)+$', '(a|aa)+$', '^(.*.*.*.*a{0,1000})b$', '^(([a-z])+.)+[A-Z]([a-z])+$'])
    expect(matchesPattern(pattern, `${'a'.repeat(1999)}!`)).toBe(false);
}, 5000);

test('compiles a pattern once', () => {
  expect(compilePattern('^once$')).toBe(compilePattern('^once$'));
});

test('counts the steps of a match by program and text', () => {
  expect(countMatchSteps('(?:\\pL?){999}[^a]', 'a'.repeat(2000))).toBeGreaterThan(4_000_000);
  expect(countMatchSteps('^[A-Z]{3}$', 'abc')).toBeLessThan(100);
});

test('refuses a pattern whose repetitions make a large program', () => {
  for (const pattern of ['(?:\\pL?){999}[^a]', '(?:a?){999}', '((a{10}){10}){5}.{0,300}'])
    expect(checkPattern(pattern, compilePattern).problem).toBe(
      'This regular expression takes too long to check. Shorten its repetitions',
    );
  expect(checkPattern('^[A-Za-z0-9 ]{1,100}$', compilePattern).problem).toBeNull();
});

test('tells the author which syntax the engine does not support', () => {
  const problemOf = (pattern: string) => checkPattern(pattern, compilePattern).problem;
  expect(problemOf('^[A-Z]{3}(?P<n>x)$')).toBeNull();
  expect(problemOf('a(?=b)')).toBe('Lookaheads and lookbehinds are not supported: (?=');
  expect(problemOf('(?<!a)b')).toBe('Lookaheads and lookbehinds are not supported: (?<!a)b');
  expect(problemOf('(a)\\1')).toBe('Back references are not supported: \\1');
  expect(problemOf('(?<n>a)\\k<n>')).toBe('Back references are not supported: \\k');
  expect(problemOf('[a')).toBe('This is not a valid regular expression: missing closing ] [a');
  expect(problemOf('\\')).toBe('This is not a valid regular expression: trailing backslash at end of expression');
});
