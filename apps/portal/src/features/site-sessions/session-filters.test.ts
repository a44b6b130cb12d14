import { expect, it } from 'vitest';
import { filterStatuses, readFilterSearch, readFilters, writeFilters } from './session-filters.ts';

const today = '2026-03-03';
const usual = { winkSiteId: '', userId: '', status: '', startDate: '2026-02-25', endDate: today };

it('looks at the last seven days', () => {
  expect(readFilters({}, today)).toEqual(usual);
});

it.each([{ startDate: '2026-03-03', endDate: '2026-03-02' }, { startDate: '2026-02-30' }, { endDate: 'yesterday' }])(
  'looks at them as well instead of %j',
  (search) => {
    expect(readFilters(search, today)).toEqual(usual);
  },
);

it('comes back from the URL as it was', () => {
  const filters = {
    winkSiteId: 'ws-1',
    userId: 'u-1',
    status: 'FAILURE',
    startDate: '2025-01-01',
    endDate: today,
  } as const;
  const written = writeFilters(filters, today);
  expect(written).toEqual({ ...filters, endDate: undefined });
  expect(readFilters(readFilterSearch(written), today)).toEqual(filters);
});

it('offers the four statuses of a visit that was not taken back', () => {
  expect(filterStatuses).toEqual(['SUCCESS', 'FAILURE', 'IN_PROGRESS', 'PENDING']);
  expect(readFilters({ status: 'REVOKED' }, today).status).toBe('');
});
