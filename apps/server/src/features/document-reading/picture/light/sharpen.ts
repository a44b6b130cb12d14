import { takeBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

/** Half the side of the square whose mean each pixel is compared with. */
const reach = 2;
const area = (2 * reach + 1) ** 2;
/** Factor of the added difference. */
const amount = 3;
const ownWeight = 1 + amount;
const weightAround = amount / area;

/**
 * Unsharp mask: undoes the blur of lenses, compression and enlarging, so that strokes get thin and close lines
 * separate. Also amplifies noise.
 */
export function sharpen(raster: Raster): Raster {
  const { width, height, data } = raster;
  const rows = Array.from({ length: 2 * reach + 2 }, () => new Uint16Array(width));
  // Rows outside the picture repeat its first or last row.
  const rowOf = (y: number) => Math.max(0, Math.min(height - 1, y));
  const around = new Uint32Array(width);
  for (let y = 0; y <= rowOf(reach); y++) sumAcross(raster, y, rows[y]!);
  for (let y = -reach; y <= reach; y++) {
    const sums = rows[rowOf(y) % rows.length]!;
    for (let x = 0; x < width; x++) around[x]! += sums[x]!;
  }
  const bytes = takeBytes(data.length);
  const sharp = new Uint8ClampedArray(bytes.buffer, 0, bytes.length);
  for (let y = 0; y < height; y++) {
    const next = rowOf(y + reach + 1);
    if (next === y + reach + 1) sumAcross(raster, next, rows[next % rows.length]!);
    const entering = rows[next % rows.length]!;
    const leaving = rows[rowOf(y - reach) % rows.length]!;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      sharp[at] = data[at]! * ownWeight - around[x]! * weightAround;
      around[x]! += entering[x]! - leaving[x]!;
    }
  }
  return { width, height, data: bytes };
}

/** Sums each pixel of a row with its neighbours. */
function sumAcross({ width, data }: Raster, y: number, sums: Uint16Array): void {
  const first = y * width;
  const last = first + width - 1;
  let sum = 0;
  for (let x = -reach; x <= reach; x++) sum += data[Math.max(first, Math.min(last, first + x))]!;
  for (let at = first; at <= last; at++) {
    sums[at - first] = sum;
    sum += data[Math.min(last, at + reach + 1)]! - data[Math.max(first, at - reach)]!;
  }
}
