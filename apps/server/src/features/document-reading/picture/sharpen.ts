import type { Raster } from './raster.ts';

/** Each pixel against the mean of a square that reaches so far. */
const reach = 2;
const area = (2 * reach + 1) ** 2;
/** How many times the difference is added. */
const amount = 3;
const ownWeight = 1 + amount;
const weightAround = amount / area;

/**
 * Undoes the blur of lenses, compression and enlarging: strokes become as thin as they were printed, and lines that run
 * close beside each other or along letters come apart. Makes noise stronger, too.
 */
export function sharpen(raster: Raster): Raster {
  const { width, height, data } = raster;
  const sums = sumAcross(raster);
  const around = new Uint32Array(width);
  const row = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  for (let y = -reach; y <= reach; y++) for (let x = 0; x < width; x++) around[x]! += sums[row(y) + x]!;
  const sharp = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    const [entering, leaving] = [row(y + reach + 1), row(y - reach)];
    for (let x = 0, at = y * width; x < width; x++, at++) {
      sharp[at] = data[at]! * ownWeight - around[x]! * weightAround;
      around[x]! += sums[entering + x]! - sums[leaving + x]!;
    }
  }
  return { width, height, data: new Uint8Array(sharp.buffer) };
}

/** Of each pixel and those beside it in its row. */
function sumAcross({ width, height, data }: Raster): Uint16Array {
  const sums = new Uint16Array(data.length);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    const last = first + width - 1;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += data[Math.max(first, Math.min(last, first + x))]!;
    for (let at = first; at <= last; at++) {
      sums[at] = sum;
      sum += data[Math.min(last, at + reach + 1)]! - data[Math.max(first, at - reach)]!;
    }
  }
  return sums;
}
