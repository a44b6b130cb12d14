import { expect, it } from 'vitest';
import { listFormFields } from './list-form-fields.ts';

it('writes each value as a text, in the order of the form', () => {
  const leave = { startDate: '2026-01-01', endDate: '2026-01-31' };
  const data = { zip: '1600', monthlyIncome: 50000, employed: false, nickname: null, leave, ids: ['SSS', 'GSIS'] };
  expect(listFormFields(data).map(({ field, value }) => [field, value])).toEqual([
    ['zip', '1600'],
    ['monthlyIncome', '50000'],
    ['employed', 'No'],
    ['nickname', '-'],
    ['leave', '2026-01-01 – 2026-01-31'],
    ['ids', 'SSS, GSIS'],
  ]);
});
