import { expect, it } from 'vitest';
import { describeRefusal, readCorrection } from './read-correction.ts';

it.each([
  ['employeeName', ' George Palomero Jr. ', 'George Palomero Jr.'],
  ['netAmount', '9,000.50', 9000.5],
  ['netAmount', '₱9,000.50', 9000.5],
  ['netAmount', 'PHP 12,345,678', 12345678],
  ['netAmount', '-P250', -250],
  ['netAmount', '47424,55', undefined],
  ['netAmount', '1e5', undefined],
  ['netAmount', '0x10', undefined],
  ['netAmount', 'much', undefined],
  ['payDate', '2026-05-31', '2026-05-31'],
  ['payDate', '31 May 2026', undefined],
  ['currency', 'php', 'PHP'],
  ['payDate', '  ', null],
  ['unheardOf', 'x', undefined],
])('reads %s typed as "%s" as %s', (field, typed, value) => {
  expect(readCorrection('PAYSLIP', field, typed)).toBe(value);
});

it('takes a choice in any case', () => {
  expect(readCorrection('CLEARANCE_NBI', 'gender', 'FEMALE')).toBe('Female');
  expect(readCorrection('CLEARANCE_NBI', 'maritalStatus', 'married')).toBe('Married');
  expect(readCorrection('CLEARANCE_NBI', 'maritalStatus', 'happy')).toBeUndefined();
});

it.each([
  ['expireDate', 'Expiry must be a date as yyyy-MM-dd.'],
  ['gender', 'Expiry must be one of Male, Female, Non-binary.'],
  ['lastName', 'Expiry cannot have this value.'],
])('says which values %s accepts', (field, message) => {
  expect(describeRefusal('CLEARANCE_NBI', field, 'Expiry')).toBe(message);
});

it('says how a number is typed', () => {
  expect(describeRefusal('PAYSLIP', 'netAmount', 'Net Amount')).toBe('Net Amount must be a number, such as 1,234.50.');
});

it('refuses fields of a document type that is not read', () => {
  expect(readCorrection('OTHERS', 'employeeName', 'George')).toBeUndefined();
});
