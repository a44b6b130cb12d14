import { expect, it } from 'vitest';
import { describeDuration } from './delivery-texts.ts';

it.each([
  [null, '-'],
  ['2026-11-21T08:00:00Z', '< 1 s'],
  ['2026-11-21T08:01:35Z', '95 s'],
  ['2026-11-21T08:20:00Z', '20 min'],
  ['2026-11-21T20:00:00Z', '12 h'],
])('describes a delivery that ended at %s as %s', (finishedAt, text) => {
  expect(describeDuration({ createdAt: '2026-11-21T08:00:00Z', finishedAt })).toBe(text);
});
