import { expect, it } from 'vitest';
import { toMobileDigits, toPhoneFilter } from './mobile-number.ts';

it.each([
  ['9559991234', '9559991234'],
  ['955 999-1234x', '9559991234'],
  ['+639559991234', '9559991234'],
  ['09559991234', '9559991234'],
  ['95599912345678', '9559991234'],
  ['6395', '6395'],
  ['abc', ''],
])('makes %s the digits %s', (typed, digits) => {
  expect(toMobileDigits(typed)).toBe(digits);
});

it.each([
  ['9559991234', '639559991234'],
  ['+63 955 999 1234', '639559991234'],
  ['09559991234', '639559991234'],
  ['919876543210', '919876543210'],
  ['0CC175B9C0F1B6A831C399E269772661', '0CC175B9C0F1B6A831C399E269772661'],
  ['', ''],
])('searches for %s by %s', (typed, filter) => {
  expect(toPhoneFilter(typed)).toBe(filter);
});
