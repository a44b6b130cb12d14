import { expect, it } from 'vitest';
import { readScannedFilters, readScannedSearch, toArchiveFilter, writeScannedFilters } from './scanned-search.ts';

const today = '2026-11-22';

it('shows the last month up to today unless the URL says otherwise', () => {
  expect(readScannedFilters({}, today)).toEqual({ fileType: '', startDate: '2026-10-22', endDate: today });
  expect(readScannedFilters({ fileType: 'PAYSLIP', endDate: '2026-11-01' }, today)).toEqual({
    fileType: 'PAYSLIP',
    startDate: '2026-10-22',
    endDate: '2026-11-01',
  });
});

it('searches all types when the URL names an unavailable one', () => {
  const filters = readScannedFilters({ fileType: 'TRANSCRIPT' }, today);
  expect(filters.fileType).toBe('');
  expect(toArchiveFilter(filters, today).fileType).toBeUndefined();
});

it('writes only filters that differ from the default into the URL', () => {
  const filters = { fileType: 'PAYSLIP', startDate: '2026-10-22', endDate: today };
  expect(writeScannedFilters(filters, today)).toEqual({ fileType: 'PAYSLIP' });
});

it('leaves today open, so that documents of another zone count too', () => {
  const filters = { fileType: '', startDate: '2026-10-22', endDate: today };
  expect(toArchiveFilter(filters, today)).toEqual({ startDate: '2026-10-22' });
  expect(toArchiveFilter({ ...filters, endDate: '2026-11-01' }, today).endDate).toBe('2026-11-01');
});

it('drops invalid parameters of the URL', () => {
  expect(readScannedSearch({ tab: 'other', startDate: '2026-02-31', archive: 5 })).toEqual({});
});
