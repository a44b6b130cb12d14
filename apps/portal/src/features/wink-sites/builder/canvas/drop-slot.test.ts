import { expect, test } from 'vitest';
import { lineOf, placeInSlot, slotAt } from './drop-slot.ts';

const boxes = [
  { id: 'a', top: 100, left: 0, width: 300, height: 40 },
  { id: 'b', top: 160, left: 0, width: 300, height: 60 },
];

test('finds the gap nearest to a height', () => {
  expect([0, 119, 121, 189, 191, 900].map((y) => slotAt(boxes, y))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(slotAt([], 50)).toBe(0);
});

test('moves a part one place earlier when it leaves a gap behind', () => {
  expect([0, 1, 2, 3].map((slot) => placeInSlot(1, slot))).toEqual([0, 1, 1, 2]);
});

test('draws a gap between its neighbours, or just outside of the only one', () => {
  expect([0, 1, 2].map((slot) => lineOf(boxes, slot))).toEqual([92, 150, 228]);
  expect(lineOf([], 0)).toBe(0);
});
