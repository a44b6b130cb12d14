import { expect, it } from 'vitest';
import { dropDoubles } from './drop-doubles.ts';

const word = (text: string, confidence: number, left: number, right: number) => ({
  text,
  confidence,
  box: { x: left, y: 0.1, width: right - left, height: 0.02 },
});

it('keeps the surer reading of a doubled word, with the box of both', () => {
  const read = dropDoubles([
    word('Invoice', 96, 0.1, 0.15),
    word('nvoice', 72, 0.106, 0.176),
    word('No.', 95, 0.18, 0.22),
    word('fo', 48, 0.197, 0.21),
  ]);
  expect(read.map(({ text }) => text)).toEqual(['Invoice', 'No.']);
  expect(read[0]!.box.x + read[0]!.box.width).toBeCloseTo(0.176);
});

it('drops a word made of the dots inside a sure word', () => {
  const dots = { text: 'oe', confidence: 41, box: { x: 0.13, y: 0.1, width: 0.02, height: 0.004 } };
  expect(dropDoubles([word('Electricity', 96, 0.1, 0.2), dots]).map(({ text }) => text)).toEqual(['Electricity']);
  expect(dropDoubles([word('Electricity', 70, 0.1, 0.2), dots])).toHaveLength(2);
  expect(dropDoubles([word('Electricity', 96, 0.1, 0.2), { ...dots, confidence: 80 }])).toHaveLength(2);
});

it('keeps another word within the box of its neighbour', () => {
  const read = dropDoubles([word('THERESA', 95, 0.1, 0.22), word('V.', 90, 0.2, 0.22), word('CORPUZ', 96, 0.23, 0.3)]);
  expect(read).toHaveLength(3);
});
