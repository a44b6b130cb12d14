import { expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

it.each([
  [12, 10, '+20 %'],
  [5, 10, '−50 %'],
  [10, 10, '±0 %'],
  [0, 3, '−100 %'],
  [30_000, 10, '+299,900 %'],
  [4, 0, 'new'],
  [0, 0, null],
])('says how %s compares with %s', (now, before, said) => expect(describeChange(now, before)).toBe(said));
