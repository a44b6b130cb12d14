import { expect, it } from 'vitest';
import { matches } from './entity-tag.ts';

const tag = 'W/"abc"';

it.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['"a,b","abc"', true],
  [' * ', true],
  ['"x"', false],
  ['abc', false],
  ['"abc', false],
  ['"*"', false],
  ['', false],
  [undefined, false],
])('compares %j weakly', (condition, isMatch) => {
  expect(matches(condition, tag)).toBe(isMatch);
});
