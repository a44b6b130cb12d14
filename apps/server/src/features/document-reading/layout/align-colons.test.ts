import { expect, it } from 'vitest';
import { alignColons } from './align-colons.ts';

const word = (text: string, left: number, top: number) => ({
  text,
  folded: text,
  left,
  right: left + text.length * 8,
  top,
  bottom: top + 20,
});
const slip = (first: string, left = 120) => [
  word('SOA No.', 20, 0),
  word(first, left, 0),
  word('2410-118834', 140, 0),
  word('Name', 20, 30),
  word(':', 120, 30),
  word('Due', 20, 60),
  word(':', 121, 60),
];

it.each(['8', '+', '1', '.'])('reads %s in a column of colons as a colon', (text) => {
  expect(alignColons(slip(text))[1]).toMatchObject({ text: ':', folded: '' });
});

it('keeps text beside the column, and longer text', () => {
  expect(alignColons(slip('8', 132))[1]!.text).toBe('8');
  expect(alignColons(slip('12', 116))[1]!.text).toBe('12');
  expect(alignColons(slip('8').slice(0, 5))[1]!.text).toBe('8');
});
