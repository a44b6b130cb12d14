import { expect, it } from 'vitest';
import { secondStepCodeSchema } from './two-step.ts';

const read = (code: string) => secondStepCodeSchema.safeParse({ code }).data?.code;

it.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '123\u00a0456',
  '123\u200b456\u200e',
  '１２３４５６',
  '١٢٣ ٤٥٦',
  'Your code is 123 456',
  '123456 is your verification code. It is valid for 30 seconds.',
])('reads the app code in %j', (typed) => {
  expect(read(typed)).toBe('123456');
});

it.each([
  ['7K2M-9QXD-0ZTR-4HWA', '7K2M-9QXD-0ZTR-4HWA'],
  ['7k2m\u20119qxd – 0ztr — 4hwa\u200b', '7k2m-9qxd-0ztr-4hwa'],
  ['7K2M 9QXD 0ZTR 4HWA', '7K2M9QXD0ZTR4HWA'],
  ['1234-56AB-CDEF-GHJK', '1234-56AB-CDEF-GHJK'],
])('keeps the recovery code %j', (typed, code) => {
  expect(read(typed)).toBe(code);
});

it.each(['12345', '1234567', '123456 or 654321'])('completes or shortens no other number: %j', (typed) => {
  expect(read(typed)).toBe(typed.replaceAll(' ', ''));
});

it.each(['', '   ', '\u200b', 'x'.repeat(41)])('refuses %j', (typed) => expect(read(typed)).toBeUndefined());
