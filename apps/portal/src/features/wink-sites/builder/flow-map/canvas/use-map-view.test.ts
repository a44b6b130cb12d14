import { expect, it } from 'vitest';
import { keepFilled } from './use-map-view.ts';

it.each([
  ['keeps an offset inside a large map', -300, 2000, 1000, -300],
  ['starts a large map at the edge', 150, 2000, 1000, 24],
  ['ends a large map at the edge', -1500, 2000, 1000, -1024],
  ['centres a map that fits', 10, 600, 1000, 200],
])('returns the offset that %s', (_, wanted, mapSize, windowSize, offset) => {
  expect(keepFilled(wanted, mapSize, windowSize)).toBe(offset);
});
