import { expect, it } from 'vitest';
import { readLookupFilters, readLookupSearch, toLookupFilter, writeLookupFilters } from './lookup-search.ts';

const today = '2026-11-20';
const none = { id: '', mobile: '', email: '', from: '', to: '' };

it('reads known parameters and drops others', () => {
  const search = {
    panel: 'results',
    result: 'maw-1',
    mobile: 639559991234,
    from: '2026-02-30',
    to: '2026-11-01',
    x: 1,
  };
  expect(readLookupSearch(search)).toEqual({
    panel: 'results',
    result: 'maw-1',
    mobile: '639559991234',
    to: '2026-11-01',
  });
  expect(readLookupSearch({ panel: 'other' })).toEqual({});
});

it('searches the last month, or any time, when the URL has no dates', () => {
  expect(readLookupFilters({}, 'lastMonth', today)).toEqual({ ...none, from: '2026-10-20', to: today });
  expect(readLookupFilters({}, 'any', today)).toEqual(none);
});

it('writes only filters that differ from the default', () => {
  const filters = { ...none, id: ' bl-1 ', from: '2026-10-20', to: '2026-11-02' };
  expect(writeLookupFilters(filters, 'lastMonth', today)).toEqual({ id: 'bl-1', to: '2026-11-02' });
});

it('leaves the end open when it is today', () => {
  const filters = readLookupFilters({ mobile: '09559991234' }, 'lastMonth', today);
  expect(toLookupFilter(filters, today)).toEqual({ mobile: '639559991234', startDate: '2026-10-20' });
  expect(toLookupFilter({ ...filters, to: '2026-11-19' }, today).endDate).toBe('2026-11-19');
});
