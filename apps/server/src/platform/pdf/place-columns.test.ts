import { expect, it } from 'vitest';
import { placeColumns } from './place-columns.ts';

it('divides the width by weight', () => {
  const needs = [
    { minWidth: 10, weight: 3 },
    { minWidth: 10, weight: 1 },
  ];
  expect(placeColumns(needs, 100)).toEqual([
    { x: 0, width: 75 },
    { x: 75, width: 25 },
  ]);
});

it('gives a column its minimum width at the expense of wider ones', () => {
  const needs = [
    { minWidth: 10, weight: 3 },
    { minWidth: 60, weight: 1 },
    { minWidth: 10, weight: 1 },
  ];
  expect(placeColumns(needs, 100)?.map(({ width }) => width)).toEqual([30, 60, 10]);
});

it('returns null when the columns do not fit beside each other', () => {
  const even = (count: number) => Array.from({ length: count }, () => ({ minWidth: 25, weight: 1 }));
  expect(placeColumns(even(4), 100)).toHaveLength(4);
  expect(placeColumns(even(5), 100)).toBeNull();
});
