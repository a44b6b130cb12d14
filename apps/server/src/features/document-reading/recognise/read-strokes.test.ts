import { expect, it } from 'vitest';
import { readStrokes } from './read-strokes.ts';

const read = (text: string) =>
  readStrokes([{ text, confidence: 90, box: { x: 0, y: 0, width: 0.1, height: 0.1 } }])[0]!.text;

it.each([
  ['lll', 'III'],
  ['IlI,', 'III,'],
  ['Ili', 'III'],
  ['Il', 'II'],
  ['1D', 'ID'],
  ['lD:', 'ID:'],
])('%s can only be %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each(['111', 'll,', '11', 'ill', '1DX'])('%s may be what it seems', (text) => {
  expect(read(text)).toBe(text);
});

it('three ones that were hardly read behind a surname are the third of it', () => {
  const word = (text: string, x: number, confidence: number) => ({
    text,
    confidence,
    box: { x, y: 0.1, width: 0.05, height: 0.02 },
  });
  const readBehind = (name: string, confidence = 23) =>
    readStrokes([word(name, 0.1, 96), word('111', 0.155, confidence)])[1]!.text;
  expect(readBehind('Fajardo')).toBe('III');
  expect(readBehind('Fajardo', 90)).toBe('111');
  expect(readBehind('Room')).toBe('111');
});

it('a job that has ranks is counted, and no other word', () => {
  const word = (text: string, x: number) => ({ text, confidence: 96, box: { x, y: 0.1, width: 0.05, height: 0.02 } });
  const readBehind = (job: string, text: string) => readStrokes([word(job, 0.1), word(text, 0.155)])[1]!.text;
  expect(readBehind('Nurse', 'IT')).toBe('II');
  expect(readBehind('Teacher', 'IIT')).toBe('III');
  expect(readBehind('Teacher', '11')).toBe('II');
  expect(readBehind('Manager,', 'IT')).toBe('IT');
});
