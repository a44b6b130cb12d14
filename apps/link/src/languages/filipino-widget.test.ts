import { archiveMessages } from '@smile/contract/archives';
import { expect, it } from 'vitest';
import { allToFilipino } from './filipino-widget.ts';

const { noFile, totalTooLarge, tooManyFiles, emptyFile, fileTooLarge, wrongContent, damagedContent } = archiveMessages;

it.each([
  noFile,
  totalTooLarge,
  tooManyFiles(1),
  tooManyFiles(5),
  emptyFile(2),
  fileTooLarge(2),
  wrongContent(2),
  damagedContent(2),
  archiveMessages.otherContent(2, 'application/pdf', 'image/png'),
  'NBI cannot be connected at the moment.',
  'An account at NBI is already connected. Disconnect it before you connect another one.',
  'This account is not waiting for a verification code.',
  'The provider of this account cannot be reached at the moment.',
  'A new code can be sent in 1 second.',
  'A new code can be sent in 20 seconds.',
])('translates the refusal: %s', (message) => {
  expect(allToFilipino(message)).not.toBe(message);
});

it('fills values into a refusal', () => {
  expect(allToFilipino(damagedContent(2))).toBe('Sira o hindi kumpleto ang file 2.');
});
