import { expect, it } from 'vitest';
import { readFilters, writeFilters } from './list/filter-search.ts';
import { readUserDetailsSearch, readUsersSearch } from './users-search.ts';

const today = '2026-11-20';
const lastMonth = { start: '2026-10-20', end: '2026-11-20' };

it('shows the last month of the connected users when the URL has no parameters', () => {
  const search = readUsersSearch({});
  expect(search.tab).toBeUndefined();
  expect(readFilters(search, today)).toEqual({ userName: '', providerId: '', userId: '', range: lastMonth });
});

it('restores the search from the URL', () => {
  const range = { start: '2026-11-01', end: '2026-11-10' };
  const filters = { userName: 'Ryan Lestari', providerId: 'sss_ph', userId: 'u-123', range };
  expect(readFilters(readUsersSearch({ ...writeFilters(filters, today) }), today)).toEqual(filters);
});

it('keeps empty and default values out of the URL', () => {
  const search = writeFilters({ userName: ' ', providerId: '', userId: ' u-1 ', range: lastMonth }, today);
  expect(search).toEqual({ userId: 'u-1' });
});

it.each([
  ['older than the window', '2026-09-01', '2026-09-30'],
  ['the wrong way round', '2026-11-10', '2026-11-01'],
  ['in the future', '2026-11-10', '2026-12-01'],
  ['no dates', 'yesterday', 'today'],
])('falls back to the last month for dates that are %s', (_reason, startDate, endDate) => {
  expect(readFilters(readUsersSearch({ startDate, endDate }), today).range).toEqual(lastMonth);
});

it('reads digits as text, cuts long values and drops everything else', () => {
  expect(readUsersSearch({ userId: 12345678 }).userId).toBe('12345678');
  expect(readUsersSearch({ userName: 'a'.repeat(300) }).userName).toHaveLength(200);
  expect(readUsersSearch({ userName: ['a'], providerId: { a: 1 }, tab: 'invited' })).toEqual({});
  expect(readUsersSearch({ tab: 'invite' }).tab).toBe('invite');
  expect(readUserDetailsSearch({ userId: 'u-1', accountId: null })).toEqual({ userId: 'u-1' });
});
