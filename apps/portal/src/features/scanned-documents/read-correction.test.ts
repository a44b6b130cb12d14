import { expect, it } from 'vitest';
import { readCorrection } from './read-correction.ts';

it.each([
  ['employeeName', ' George Palomero Jr. ', 'George Palomero Jr.'],
  ['netAmount', '9,000.50', 9000.5],
  ['netAmount', 'much', undefined],
  ['payDate', '2026-05-31', '2026-05-31'],
  ['payDate', '31 May 2026', undefined],
  ['currency', 'php', 'PHP'],
  ['payDate', '  ', null],
  ['unheardOf', 'x', undefined],
])('%s typed as "%s" is %s', (field, typed, value) => {
  expect(readCorrection('PAYSLIP', field, typed)).toBe(value);
});

it('knows no field of a document that nothing is read of', () => {
  expect(readCorrection('OTHERS', 'employeeName', 'George')).toBeUndefined();
});
