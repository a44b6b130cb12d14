import { expect, test } from 'vitest';
import { loadPatternCheck } from './load-patterns.ts';

test('checks patterns by the syntax of the server', async () => {
  expect((await loadPatternCheck('^(?P<code>[A-Z]{3})$')).problem).toBeNull();
  expect((await loadPatternCheck('^(?=a)')).problem).toBe('Lookaheads and lookbehinds are not supported: (?=');
});
