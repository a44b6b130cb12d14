import { type Area, type CellArea, cellPixels } from '../cells.ts';
import type { Raster } from '../raster.ts';

const sampleEvery = 3;
/** Minimum share of a row or column that belongs to the part. */
const minShare = 0.5;

/**
 * Refines an area of cells to pixels: moves each edge inwards to a matching row or column, then outwards while most of
 * the next one matches.
 */
export function fitEdges({ width, height, data }: Raster, part: CellArea, isOf: (value: number) => boolean): Area {
  const bar = {
    left: part.left * cellPixels,
    top: part.top * cellPixels,
    right: (part.right + 1) * cellPixels,
    bottom: (part.bottom + 1) * cellPixels,
  };
  const isRow = (y: number) => {
    let count = 0;
    for (let x = bar.left; x < bar.right; x += sampleEvery) if (isOf(data[y * width + x]!)) count++;
    return count * sampleEvery > (bar.right - bar.left) * minShare;
  };
  const isColumn = (x: number) => {
    let count = 0;
    for (let y = bar.top; y < bar.bottom; y += sampleEvery) if (isOf(data[y * width + x]!)) count++;
    return count * sampleEvery > (bar.bottom - bar.top) * minShare;
  };
  for (let step = 0; step < cellPixels; step++) {
    if (!isRow(bar.top)) bar.top++;
    if (!isRow(bar.bottom - 1)) bar.bottom--;
    if (!isColumn(bar.left)) bar.left++;
    if (!isColumn(bar.right - 1)) bar.right--;
  }
  for (let step = 0; step < cellPixels; step++) {
    if (bar.top > 0 && isRow(bar.top - 1)) bar.top--;
    if (bar.bottom < height && isRow(bar.bottom)) bar.bottom++;
    if (bar.left > 0 && isColumn(bar.left - 1)) bar.left--;
    if (bar.right < width && isColumn(bar.right)) bar.right++;
  }
  return bar;
}
