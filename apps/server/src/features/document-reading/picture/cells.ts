import type { Raster } from './raster.ts';

/** Side of a cell in pixels. */
export const cellPixels = 16;

/** A rectangle in cells, from `left` and `top` to `right` and `bottom`, all included. */
export type CellArea = Area;

/** A rectangle in pixels; `right` and `bottom` are the first column and row outside it. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Cells {
  medians: Uint8Array;
  columns: number;
  rows: number;
}

export function measureCells({ width, height, data }: Raster): Cells {
  const columns = Math.floor(width / cellPixels);
  const rows = Math.floor(height / cellPixels);
  const medians = new Uint8Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      for (let y = row * cellPixels; y < (row + 1) * cellPixels; y += 2)
        for (let x = column * cellPixels; x < (column + 1) * cellPixels; x += 2) counts[data[y * width + x]!]!++;
      let value = 0;
      for (let count = counts[0]!; count < (cellPixels * cellPixels) / 8; count += counts[value]!) value++;
      medians[row * columns + column] = value;
    }
  }
  return { medians, columns, rows };
}

export function percentile(values: Uint8Array, share: number): number {
  return values.slice().sort()[Math.floor(values.length * share)]!;
}

/** Removes the connected marked cells from the map and returns their box and number. */
export function collect(marked: Uint8Array, columns: number, rows: number, start: number): CellArea & { size: number } {
  const part = { left: columns, top: rows, right: 0, bottom: 0, size: 0 };
  const waiting = [start];
  marked[start] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    part.size++;
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    const around = [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns];
    for (const next of around) {
      if (next < 0 || next >= marked.length || marked[next] !== 1) continue;
      marked[next] = 0;
      waiting.push(next);
    }
  }
  return part;
}
