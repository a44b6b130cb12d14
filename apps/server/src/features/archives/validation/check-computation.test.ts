import { expect, it } from 'vitest';
import { checkComputation } from './check-computation.ts';

const read = <Value>(value: Value) => ({ value, confidence: 90, page: 0, box: null, label: null, reason: '' });

it('names a period that ends before it begins, without amounts', () => {
  const fields = { startDate: read('2024-03-15'), endDate: read('2024-03-01') };
  expect(checkComputation(fields, {})).toEqual({
    resultCode: 'FAILED',
    score: 0,
    resultMessage: 'The period ends on 2024-03-01 before it begins on 2024-03-15.',
  });
});

it('tells both amounts of a sum that is off, and the sums that agree when all do', () => {
  const fields = { grossAmount: read(26_730.65), netAmount: read(26_000) };
  const check = (deductions: number) => checkComputation(fields, { totalDeductions: read(deductions) });
  expect(check(730.65)).toMatchObject({
    resultCode: 'PASSED',
    score: 100,
    resultMessage: 'Gross less deductions is net pay: all agree.',
  });
  expect(check(500).resultMessage).toBe('Gross less deductions is net pay: 26,000.00 stands there, 26,230.65 follows.');
});
