import { expect, it } from 'vitest';
import { readStrokes } from './read-strokes.ts';

const read = (text: string) =>
  readStrokes([{ text, confidence: 90, box: { x: 0, y: 0, width: 0.1, height: 0.1 } }])[0]!.text;

it.each([
  ['lll', 'III'],
  ['IlI,', 'III,'],
  ['1D', 'ID'],
  ['lD:', 'ID:'],
])('%s can only be %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each(['111', 'll,', '11', 'ill', '1DX'])('%s may be what it seems', (text) => {
  expect(read(text)).toBe(text);
});
