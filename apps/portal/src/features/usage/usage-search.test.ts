import { expect, it } from 'vitest';
import { readPeriod, readUsageSearch, writePeriod } from './usage-search.ts';

const today = '2026-11-20';

it('is the last month up to today unless the URL says otherwise', () => {
  expect(readPeriod({}, today)).toEqual({ start: '2026-10-20', end: today });
  expect(readPeriod({ startDate: '2026-11-01', endDate: '2026-11-05' }, today)).toEqual({
    start: '2026-11-01',
    end: '2026-11-05',
  });
});

it.each([
  ['one day', '2026-11-20', '2026-11-20'],
  ['61 days', '2026-09-21', '2026-11-20'],
  ['the future', '2026-11-19', '2026-11-21'],
  ['too long ago', '2026-09-20', '2026-10-20'],
  ['the wrong way round', '2026-11-20', '2026-11-10'],
  ['nonsense', 'soon', 'later'],
])('gives way to the default for %s', (_, startDate, endDate) => {
  expect(readPeriod({ startDate, endDate }, today)).toEqual({ start: '2026-10-20', end: today });
});

it('keeps the default out of the URL', () => {
  expect(writePeriod(readPeriod({}, today), today)).toEqual({});
  expect(writePeriod({ start: '2026-11-01', end: '2026-11-05' }, today)).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-05',
  });
  expect(readUsageSearch({ startDate: 5, endDate: '' })).toEqual({});
});
