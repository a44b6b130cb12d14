import { drawnDown, drawnShare, type Frame } from './erase/erase-frames.ts';
import type { Raster } from './raster.ts';

/** A row of adjacent boxes for one character each, in pixels. */
export interface CellRow {
  top: number;
  bottom: number;
  cells: { left: number; right: number }[];
}

/** Width of a box in heights, and maximum ratio of widths. */
const shape = { narrowest: 0.45, widest: 1.6, maxUneven: 1.5 };
/** Pixels inside a side that may belong to its line. */
const inset = 2;

/** Finds frames that are divided into boxes for single characters. */
export function findCellRows(raster: Raster, frames: readonly Frame[]): CellRow[] {
  const rows: CellRow[] = [];
  for (const frame of frames) {
    const row = divide(raster, frame);
    if (row && !rows.some((other) => isSamePlace(other, row))) rows.push(row);
  }
  return rows;
}

function divide(raster: Raster, frame: Frame): CellRow | null {
  const { left, top, right, bottom } = frame;
  const cells: CellRow['cells'] = [];
  let start = left;
  for (let x = left; x <= right; x++) {
    if (x < right && drawnDown(raster, x, frame, 1) < drawnShare) continue;
    if (x - start > 2 * inset) cells.push({ left: start + inset, right: x - inset });
    start = x + 1;
  }
  const widths = cells.map((cell) => cell.right - cell.left + 2 * inset);
  const [min, max] = [Math.min(...widths), Math.max(...widths)];
  const height = bottom - top;
  const isRow = cells.length >= 2 && max <= min * shape.maxUneven;
  if (!isRow || min < height * shape.narrowest || max > height * shape.widest) return null;
  return { top, bottom, cells };
}

function isSamePlace(one: CellRow, other: CellRow): boolean {
  const isLevel = one.top < other.bottom && other.top < one.bottom;
  return isLevel && one.cells[0]!.left < other.cells.at(-1)!.right && other.cells[0]!.left < one.cells.at(-1)!.right;
}
