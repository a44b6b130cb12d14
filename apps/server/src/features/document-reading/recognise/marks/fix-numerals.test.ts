import { expect, it } from 'vitest';
import { fixNumerals } from './fix-numerals.ts';

const read = (text: string) =>
  fixNumerals([{ text, confidence: 90, box: { x: 0, y: 0, width: 0.1, height: 0.1 } }])[0]!.text;

it.each([
  ['lll', 'III'],
  ['IlI,', 'III,'],
  ['Ili', 'III'],
  ['Il', 'II'],
  ['1D', 'ID'],
  ['lD:', 'ID:'],
])('corrects %s to %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each(['111', 'll,', '11', 'ill', '1DX'])('keeps %s', (text) => {
  expect(read(text)).toBe(text);
});

it('corrects doubtful ones behind a surname to "III"', () => {
  const word = (text: string, x: number, confidence: number) => ({
    text,
    confidence,
    box: { x, y: 0.1, width: 0.05, height: 0.02 },
  });
  const readAfter = (name: string, confidence = 23) =>
    fixNumerals([word(name, 0.1, 96), word('111', 0.155, confidence)])[1]!.text;
  expect(readAfter('Fajardo')).toBe('III');
  expect(readAfter('Fajardo', 90)).toBe('111');
  expect(readAfter('Room')).toBe('111');
});

it('corrects strokes to a rank behind a ranked job, and behind no other word', () => {
  const word = (text: string, x: number) => ({ text, confidence: 96, box: { x, y: 0.1, width: 0.05, height: 0.02 } });
  const readAfter = (job: string, text: string) => fixNumerals([word(job, 0.1), word(text, 0.155)])[1]!.text;
  expect(readAfter('Nurse', 'IT')).toBe('II');
  expect(readAfter('Teacher', 'IIT')).toBe('III');
  expect(readAfter('Teacher', '11')).toBe('II');
  expect(readAfter('Manager,', 'IT')).toBe('IT');
});
