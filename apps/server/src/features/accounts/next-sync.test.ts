import { expect, it } from 'vitest';
import { findNextSync } from './next-sync.ts';

function listSyncs(connectedAt: string, count: number): string[] {
  const anchor = new Date(connectedAt);
  const syncs: Date[] = [];
  for (let after = anchor; syncs.length < count; after = syncs.at(-1)!) syncs.push(findNextSync(anchor, after));
  return syncs.map((sync) => sync.toISOString());
}

it('returns the day and time of the first connection in each month', () => {
  expect(listSyncs('2026-11-21T19:07:44.120Z', 3)).toEqual([
    '2026-12-21T19:07:44.120Z',
    '2027-01-21T19:07:44.120Z',
    '2027-02-21T19:07:44.120Z',
  ]);
});

it('uses the last day of shorter months and then returns to the original day', () => {
  expect(listSyncs('2027-01-31T08:00:00Z', 4).map((sync) => sync.slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(listSyncs('2027-12-30T08:00:00Z', 3).map((sync) => sync.slice(0, 10))).toEqual([
    '2028-01-30',
    '2028-02-29',
    '2028-03-30',
  ]);
});

it('skips months missed during a pause', () => {
  const next = findNextSync(new Date('2026-01-15T10:00:00Z'), new Date('2026-06-15T10:00:00Z'));
  expect(next.toISOString()).toBe('2026-07-15T10:00:00.000Z');
  const sameMonth = findNextSync(new Date('2026-01-15T10:00:00Z'), new Date('2026-06-03T10:00:00Z'));
  expect(sameMonth.toISOString()).toBe('2026-06-15T10:00:00.000Z');
});
