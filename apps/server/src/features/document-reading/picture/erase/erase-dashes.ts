import { copyBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

const inkBelow = 205;
/** Maximum length of a dash and of the gap after it, and maximum thickness, in pixels. */
const longest = { dash: 14, gap: 12 };
const maxThicknessPixels = 6;
/** Minimum number of dashes in a line; letters or colons in a column have wider gaps. */
const min = 18;
/** Minimum share of paper left and right of a line. */
const freeShare = 0.9;
const paper = 255;
/** Pixels around a line that are erased too, since its edges are grey. */
const rim = 2;

/** Dashes of one pixel column, from the first to the last row. */
interface Chain {
  count: number;
  top: number;
  bottom: number;
}

/** Erases vertical dashed lines, as along the sides of slips: each dash would be read as a colon. */
export function eraseDashes(raster: Raster): Raster {
  const lines = findDashed(raster);
  if (lines.length === 0) return raster;
  const { width, height } = raster;
  const data = copyBytes(raster.data);
  for (const { x, top, bottom } of lines)
    for (let y = Math.max(0, top - rim); y <= Math.min(height - 1, bottom + rim); y++)
      data.fill(paper, y * width + Math.max(0, x - rim), y * width + Math.min(width, x + 1 + rim));
  return { ...raster, data };
}

function findDashed(raster: Raster): (Chain & { x: number })[] {
  const { width, height, data } = raster;
  const [counts, tops, bottoms] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  const starts = new Int32Array(width).fill(-1);
  const found: (Chain & { x: number })[] = [];
  for (let y = 0; y <= height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (y < height && data[row + x]! < inkBelow) {
        if (starts[x]! < 0) starts[x] = y;
        continue;
      }
      const start = starts[x]!;
      if (start >= 0) {
        starts[x] = -1;
        if (counts[x] === 0) tops[x] = start;
        counts[x] = y - start > longest.dash ? 0 : counts[x]! + 1;
        bottoms[x] = y - 1;
      }
      if (counts[x] === 0 || (y - bottoms[x]! <= longest.gap && y < height)) continue;
      const chain = { count: counts[x]!, top: tops[x]!, bottom: bottoms[x]! };
      if (chain.count >= min && isFree(raster, x, chain)) found.push({ ...chain, x });
      counts[x] = 0;
    }
  }
  return found;
}

/** True when paper is on both sides of nearly the whole line. */
function isFree({ width, data }: Raster, x: number, { top, bottom }: Chain): boolean {
  const isPaper = (y: number, at: number) => at < 0 || at >= width || data[y * width + at]! >= inkBelow;
  let free = 0;
  for (let y = top; y <= bottom; y++)
    if (isPaper(y, x - maxThicknessPixels) && isPaper(y, x + maxThicknessPixels)) free++;
  return free >= (bottom - top + 1) * freeShare;
}
