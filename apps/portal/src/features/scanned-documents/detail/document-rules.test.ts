import { expect, it } from 'vitest';
import { findFileProblem, readFormat, uploadMessages } from './document-rules.ts';

const megabyte = 1024 * 1024;

it.each([
  ['May 2026.pdf', 'PDF'],
  ['photo.JPeG', 'JPEG'],
  ['a.b.png', 'PNG'],
  ['notes.txt', null],
  ['pdf', null],
])('sends %s as %s', (name, format) => {
  expect(readFormat(name)).toBe(format);
});

it.each([
  [8 * megabyte, null],
  [8 * megabyte + 1, uploadMessages.tooLarge],
  [0, uploadMessages.empty],
])('checks the size of a file of %d bytes: %s', (size, problem) => {
  expect(findFileProblem({ name: 'payslip.pdf', size })).toBe(problem);
});

it('refuses other formats', () => {
  expect(findFileProblem({ name: 'payslip.docx', size: 10 })).toBe(uploadMessages.otherFormat);
});
