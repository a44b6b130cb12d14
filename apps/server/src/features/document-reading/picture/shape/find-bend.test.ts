import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { type Bend, displacementAt, findBend, level } from './find-bend.ts';

/** Rows of short words, bent like a sheet that does not lie flat. */
function drawPage(bend: Bend): Raster {
  const page = createRaster(640, 900);
  for (let line = 60; line < 840; line += 24) {
    for (let x = 50; x < 590; x++) {
      if ((x + line) % 41 < 9) continue;
      const y = line + displacementAt(bend, (x / 640) * 2 - 1, (line / 900) * 2 - 1) * 900;
      for (let row = 0; row < 8; row++) if ((x + row) % 3) page.data[(Math.round(y) + row) * 640 + x] = 40;
    }
  }
  return page;
}

it.each([
  { ...level, arch: 0.012 },
  { ...level, arch: -0.009, archBelow: 0.003, slope: 0.004 },
  { ...level, slope: -0.006, slopeBelow: 0.004 },
  { ...level, arch: 0.01, lean: 0.004 },
  // Level on the right, bent on the left.
  { ...level, slope: -0.012, arch: -0.006 },
])('finds the bend of the lines: %o', (bend) => {
  const found = findBend(drawPage(bend));
  for (const across of [-0.8, -0.4, 0, 0.4, 0.8])
    for (const down of [-0.8, 0, 0.8]) {
      const relative = (each: Bend) => displacementAt(each, across, down) - displacementAt(each, 0, down);
      expect(Math.abs(relative(found) - relative(bend)) * 900).toBeLessThan(1.5);
    }
});

it('finds no bend on a level page and on an empty one', () => {
  expect(findBend(drawPage(level))).toBe(level);
  expect(findBend(createRaster(640, 900))).toBe(level);
});
