import type { Raster } from './raster.ts';

/** Side of a cell in pixels. */
export const cell = 16;

/** A rectangle in cells or pixels. */
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
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const medians = new Uint8Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      for (let y = row * cell; y < (row + 1) * cell; y += 2)
        for (let x = column * cell; x < (column + 1) * cell; x += 2) counts[data[y * width + x]!]!++;
      let value = 0;
      for (let count = counts[0]!; count < (cell * cell) / 8; count += counts[value]!) value++;
      medians[row * columns + column] = value;
    }
  }
  return { medians, columns, rows };
}

export function percentile(values: Uint8Array, share: number): number {
  return values.slice().sort()[Math.floor(values.length * share)]!;
}

/** Removes the connected marked cells from the map and returns their box and number. */
export function collect(marked: Uint8Array, columns: number, rows: number, start: number): Area & { size: number } {
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
