import { expect, test } from 'vitest';
import { findPatternProblem } from './find-pattern-problem.ts';

test('patterns are judged by the syntax of the server', async () => {
  expect(await findPatternProblem('^(?P<code>[A-Z]{3})$')).toBeNull();
  expect(await findPatternProblem('^(?=a)')).toBe('Lookaheads and lookbehinds are not supported: (?=');
});
