import { takeBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

const cellPixels = 16;
/** Brightness of paper in the result. */
const paper = 250;

/** Minimum brightness of paper that needs no correction. */
const bright = 250;
/** Share of a cell's pixels, the brightest, that are taken for paper. */
const brightestShare = 0.2;
/** Result for a pixel on bright paper. */
const dimmed = Uint8Array.from({ length: 256 }, (_, value) => (value * paper) / 255);

/** Removes shadows and uneven light: each pixel relative to the paper around it. */
export function flattenLight(raster: Raster): Raster {
  const { width, height, data } = raster;
  const columns = Math.ceil(width / cellPixels);
  const rows = Math.ceil(height / cellPixels);
  const paperOf = blur(close(measureCells(raster, columns, rows), columns, rows), columns, rows);
  const isBright = Array.from({ length: rows }, (_, row) =>
    paperOf.subarray(row * columns, (row + 1) * columns).every((light) => light >= bright),
  );
  if (isBright.every(Boolean)) return raster;
  const flat = takeBytes(width * height);
  const ground = new Float64Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(rows - 1, (y + 0.5) / cellPixels - 0.5));
    const top = rows === 1 ? 0 : Math.min(rows - 2, Math.floor(at));
    const row = y * width;
    if (isBright[top] && isBright[Math.min(rows - 1, top + 1)]) {
      for (let index = row; index < row + width; index++) flat[index] = dimmed[data[index]!]!;
      continue;
    }
    const part = rows === 1 ? 0 : at - top;
    for (let column = 0; column < columns; column++) {
      const upper = paperOf[top * columns + column]!;
      ground[column] = upper + (part > 0 ? (paperOf[(top + 1) * columns + column]! - upper) * part : 0);
    }
    ground[columns] = ground[columns - 1]!;
    flattenRow(data.subarray(row, row + width), flat.subarray(row, row + width), ground);
  }
  return { width, height, data: flat };
}

/** Interpolates the light between the middles of adjacent cells. */
function flattenRow(from: Uint8Array, to: Uint8Array, ground: Float64Array): void {
  const half = cellPixels / 2;
  for (let x = 0, column = -1; x < from.length; column++) {
    const end = Math.min(from.length, (column + 1) * cellPixels + half);
    const left = ground[Math.max(0, column)]!;
    const step = (ground[column + 1]! - left) / cellPixels;
    let light = left + (x + 0.5 - (column * cellPixels + half)) * step;
    for (; x < end; x++, light += step) {
      const value = (from[x]! * paper) / light;
      to[x] = value > 255 ? 255 : value;
    }
  }
}

/** The 80th percentile of each cell: its paper, when at least a fifth of the cell is paper. */
function measureCells({ width, height, data }: Raster, columns: number, rows: number): Float32Array {
  const cells = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * cellPixels);
      const bottom = Math.min(height, (row + 1) * cellPixels);
      for (let y = row * cellPixels; y < bottom; y++)
        for (let x = column * cellPixels; x < right; x++) counts[data[y * width + x]!]!++;
      const brighter = (bottom - row * cellPixels) * (right - column * cellPixels) * brightestShare;
      let value = 255;
      for (let count = counts[255]!; count < brighter && value > 1; count += counts[value]!) value--;
      cells[row * columns + column] = value;
    }
  }
  return cells;
}

/** Fills cells darker than all their neighbours, which are full of ink (morphological closing). */
function close(cells: Float32Array, columns: number, rows: number): Float32Array {
  return overNeighbours(overNeighbours(cells, columns, rows, Math.max), columns, rows, Math.min);
}

function overNeighbours(
  cells: Float32Array,
  columns: number,
  rows: number,
  choose: (one: number, other: number) => number,
): Float32Array {
  return cells.map((own, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    let chosen = own;
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
        chosen = choose(chosen, cells[row * columns + column]!);
    return chosen;
  });
}

function blur(cells: Float32Array, columns: number, rows: number): Float32Array {
  return cells.map((_, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    let sum = 0;
    let count = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
        sum += cells[row * columns + column]!;
        count++;
      }
    return sum / count;
  });
}
