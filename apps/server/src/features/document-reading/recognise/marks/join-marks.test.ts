import { expect, it } from 'vitest';
import { joinMarks } from './join-marks.ts';

const shape = { width: 1000, height: 1000 };
const word = (text: string, left: number, right: number, [top, bottom] = [0.1, 0.12]) => ({
  text,
  confidence: 95,
  box: { x: left, y: top!, width: right - left, height: bottom! - top! },
});
const textsOf = (...words: ReturnType<typeof word>[]) => joinMarks(words, shape).map(({ text }) => text);

it('joins a full stop with the word close before it', () => {
  const stop = word('.', 0.316, 0.318, [0.117, 0.12]);
  expect(textsOf(word('Staff', 0.1, 0.18), word('Nurse', 0.2, 0.3), stop, word('His', 0.33, 0.37))).toEqual([
    'Staff',
    'Nurse.',
    'His',
  ]);
});

it('keeps specks that are far from a word or at its top', () => {
  const texts = textsOf(
    word('Nurse', 0.2, 0.3),
    word('.', 0.36, 0.362, [0.117, 0.12]),
    word('.', 0.305, 0.307, [0.1, 0.103]),
  );
  expect(texts).toEqual(['Nurse', '.', '.']);
});
