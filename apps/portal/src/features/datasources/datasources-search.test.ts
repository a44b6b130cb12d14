import { expect, it } from 'vitest';
import { readDatasourcesSearch, readFilters, writeFilters } from './datasources-search.ts';

it('keeps the filters that the open tab has', () => {
  expect(readDatasourcesSearch({ name: ' upwork ', type: 'GIG', enabled: 'true' })).toEqual({
    name: 'upwork',
    type: 'GIG',
    enabled: 'true',
  });
  expect(readDatasourcesSearch({ kind: 'archives', name: 'upwork', type: 'PAYSLIP', enabled: 'false' })).toEqual({
    kind: 'archives',
    type: 'PAYSLIP',
    enabled: 'false',
  });
});

it('drops parameters that the tab does not know', () => {
  expect(readDatasourcesSearch({ kind: 'other', type: 'PAYSLIP', enabled: 'maybe', name: 7 })).toEqual({});
  expect(readDatasourcesSearch({ kind: 'archives', type: 'GIG' })).toEqual({ kind: 'archives' });
});

it('leaves empty filters out of the URL', () => {
  expect(writeFilters(readFilters({}))).toEqual({});
  expect(writeFilters({ name: ' grab ', type: '', enabled: 'false' })).toEqual({ name: 'grab', enabled: 'false' });
});
