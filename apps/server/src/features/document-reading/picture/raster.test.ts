import { expect, it } from 'vitest';
import { createScratch } from './raster.ts';

it('fills the requested number of bytes with the value, whatever they held before', () => {
  const bytesOf = createScratch();
  bytesOf(8).fill(7);
  expect([...bytesOf(3)]).toEqual([0, 0, 0]);
  expect([...bytesOf(2, 255)]).toEqual([255, 255]);
  expect([...bytesOf(10)]).toEqual(Array.from({ length: 10 }, () => 0));
});
