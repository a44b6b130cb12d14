import { expect, it } from 'vitest';
import { scoreName } from './score-name.ts';

it.each([
  ['ABC Corporation', 'abc  corporation', 100, 100],
  ['abc', 'ABC Corporation', 70, 99],
  ['corp', 'ABC Corporation', 70, 99],
  ['Anihan Frams', 'Anihan Farms Corporation', 40, 69],
  ['Peñafrancia', 'Penafrancia Bakery', 70, 99],
  ['xyz', 'ABC Corporation', 0, 10],
])('scores %s against %s', (keyword, name, min, max) => {
  const score = scoreName(keyword, name);
  expect(score).toBeGreaterThanOrEqual(min);
  expect(score).toBeLessThanOrEqual(max);
});

it('ranks the shorter of two names with the same start higher', () => {
  expect(scoreName('abc', 'ABC Inc')).toBeGreaterThan(scoreName('abc', 'ABC International Holdings'));
});
