import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { level } from './find-bend.ts';
import { type Homography, identity, multiply, scaling, translation } from './homography.ts';
import { type Origin, originOf, warp } from './warp.ts';

const size = { width: 320, height: 200 };

/** Grey that increases to the right and downwards, so that a value identifies its position. */
function drawSlope(): Raster {
  const picture = createRaster(size.width, size.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) picture.data[y * size.width + x] = x / 2 + y / 4;
  return picture;
}

it('keeps the picture to the last row and column when no pixel moves', () => {
  const picture = drawSlope();
  expect(warp(picture, { ...size, homography: identity, bend: level })).toEqual(picture);
});

it('fills with white outside of the source', () => {
  const moved = warp(drawSlope(), { ...size, homography: translation(-40, 0), bend: level });
  const row = moved.data.subarray(100 * size.width, 101 * size.width);
  expect(row.subarray(0, 39).every((value) => value === 255)).toBe(true);
  expect(row[140]).toBe(75);
});

const tilted: Homography = [0.9, 0.03, 4, -0.02, 0.92, 6, 1e-4, -8e-5, 1];
it.each<[string, Homography]>([
  ['tilted', tilted],
  ['enlarged', multiply(translation(20, 20), scaling(0.4, 0.4))],
])('takes every pixel of a picture that is %s and bent from its origin', (_, homography) => {
  const bend = { slope: 0.004, slopeBelow: 0.002, arch: 0.02, archBelow: 0.004, lean: 0.003 };
  const origin: Origin = { ...size, homography, bend };
  const warped = warp(drawSlope(), origin);
  let farthest = 0;
  for (let y = 10; y < size.height - 10; y++) {
    for (let x = 0; x < size.width; x++) {
      const from = originOf(origin, { x: x + 0.5, y: y + 0.5 });
      if (from.x < 1 || from.y < 1 || from.x > size.width - 1 || from.y > size.height - 1) continue;
      const expected = (from.x - 0.5) / 2 + (from.y - 0.5) / 4;
      farthest = Math.max(farthest, Math.abs(warped.data[y * size.width + x]! - expected));
    }
  }
  // The gradient itself is rounded to whole greys.
  expect(farthest).toBeLessThan(1.6);
});
