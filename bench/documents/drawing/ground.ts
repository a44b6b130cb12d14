import type { Random } from '../random.ts';
import { emptyRaster, type Raster } from './raster.ts';

const materials = [
  { name: 'wood', colour: [128, 86, 52], grain: 26, stripes: 0.05 },
  { name: 'dark wood', colour: [74, 50, 36], grain: 18, stripes: 0.03 },
  { name: 'stone', colour: [122, 120, 116], grain: 20, stripes: 0 },
  { name: 'cloth', colour: [52, 74, 110], grain: 14, stripes: 0.7 },
  { name: 'desk', colour: [176, 168, 158], grain: 8, stripes: 0 },
] as const;

/** Backgrounds of photographed documents: grain, stripes and stains. */
export function drawGround(width: number, height: number, random: Random): Raster {
  const ground = emptyRaster(width, height);
  const { colour, grain, stripes } = random.pick(materials);
  const stains = createNoise(random, 24);
  const [phase, slant] = [random.next() * 7, random.next() * 0.3];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = x + y * slant;
      const wave = Math.sin(along * stripes + phase + 3 * stains(x / width, y / (height * 4)));
      const speckle = ((x * 7919 + y * 104729) % 31) / 31 - 0.5;
      const shade = grain * (wave * 0.5 + stains(x / width, y / height) * 1.4 + speckle * 0.5);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        ground.data[at + channel] = Math.max(0, Math.min(255, colour[channel]! + shade));
    }
  }
  return ground;
}

/** Smooth noise between -1 and 1 on the unit square. */
function createNoise(random: Random, cells: number): (x: number, y: number) => number {
  const side = cells + 2;
  const values = Float32Array.from({ length: side * side }, () => random.next() * 2 - 1);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [column, row] = [Math.min(cells, Math.max(0, x * cells)), Math.min(cells, Math.max(0, y * cells))];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [across, down] = [smooth(column - left), smooth(row - top)];
    const at = (dx: number, dy: number) => values[(top + dy) * side + left + dx]!;
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * across;
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * across;
    return upper + (lower - upper) * down;
  };
}
