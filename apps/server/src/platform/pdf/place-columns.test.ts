import { expect, it } from 'vitest';
import { placeColumns } from './place-columns.ts';

const even = (minWidth: number, count: number) => Array.from({ length: count }, () => ({ minWidth, weight: 1 }));

it('divides the width by weight', () => {
  const needs = [
    { minWidth: 10, weight: 3 },
    { minWidth: 10, weight: 1 },
  ];
  expect(placeColumns(needs, 100)).toEqual([
    [
      { index: 0, x: 0, width: 75 },
      { index: 1, x: 75, width: 25 },
    ],
  ]);
});

it('gives a column its minimum width at the expense of wider ones', () => {
  const needs = [
    { minWidth: 10, weight: 3 },
    { minWidth: 60, weight: 1 },
    { minWidth: 10, weight: 1 },
  ];
  expect(placeColumns(needs, 100)[0]?.map(({ width }) => width)).toEqual([30, 60, 10]);
});

it('wraps columns onto several lines when one is too narrow', () => {
  const indexes = (count: number) => placeColumns(even(25, count), 100).map((line) => line.map(({ index }) => index));
  expect(indexes(4)).toEqual([[0, 1, 2, 3]]);
  expect(indexes(5)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(indexes(9)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ]);
});

it('keeps the columns of several lines below each other', () => {
  const needs = [30, 10, 10, 10, 60, 10].map((minWidth) => ({ minWidth, weight: 1 }));
  const places = placeColumns(needs, 105);
  expect(places.length).toBeGreaterThan(1);
  for (const line of places) expect(line.map(({ x }) => x)).toEqual(places[0]!.map(({ x }) => x));
});

it('limits a column to the full width', () => {
  expect(placeColumns(even(500, 2), 100)).toEqual([[{ index: 0, x: 0, width: 100 }], [{ index: 1, x: 0, width: 100 }]]);
});
