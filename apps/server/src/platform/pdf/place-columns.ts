export interface ColumnNeed {
  /** Below this width a value would wrap inside a word. */
  minWidth: number;
  /** Share of the remaining width, relative to the other columns. */
  weight: number;
}

export interface ColumnPlace {
  /** Index among all columns. */
  index: number;
  /** Offset from the table's left edge. */
  x: number;
  width: number;
}

/**
 * Positions columns at or above their minimum widths: on one line or, when they do not fit, on as many lines per
 * record as needed. The lines share one grid, so that every header stands above its value.
 */
export function placeColumns(needs: readonly ColumnNeed[], width: number): ColumnPlace[][] {
  const columns = needs.map(({ minWidth, weight }, index) => ({ index, weight, minWidth: Math.min(minWidth, width) }));
  for (let lineCount = 1; ; lineCount += 1) {
    const perLine = Math.ceil(columns.length / lineCount);
    const lines = Array.from({ length: Math.ceil(columns.length / perLine) }, (_, line) =>
      columns.slice(line * perLine, (line + 1) * perLine),
    );
    const grid = Array.from({ length: perLine }, (_, position) => widestOf(lines.map((line) => line[position])));
    if (sum(grid.map(({ minWidth }) => minWidth)) > width) continue;
    const places = placeLine(grid, width);
    return lines.map((line) => line.map(({ index }, position) => ({ ...places[position]!, index })));
  }
}

/** Widest needs of columns that share a grid position. */
function widestOf(columns: readonly (ColumnNeed | undefined)[]): ColumnNeed {
  const known = columns.filter((column) => column !== undefined);
  return {
    minWidth: Math.max(...known.map(({ minWidth }) => minWidth)),
    weight: Math.max(...known.map(({ weight }) => weight)),
  };
}

function placeLine(line: readonly ColumnNeed[], width: number): Omit<ColumnPlace, 'index'>[] {
  let x = 0;
  return shareWidth(line, width).map((share) => {
    const place = { x, width: share };
    x += share;
    return place;
  });
}

/** Divides by weight; columns below their minimum get the minimum, and the others share the rest. */
function shareWidth(line: readonly ColumnNeed[], width: number): number[] {
  const isFixed = line.map(() => false);
  for (;;) {
    const rest = width - sum(line.map(({ minWidth }, index) => (isFixed[index] ? minWidth : 0)));
    const weights = sum(line.map(({ weight }, index) => (isFixed[index] ? 0 : weight)));
    const shares = line.map(({ minWidth, weight }, index) => (isFixed[index] ? minWidth : (rest * weight) / weights));
    const tooNarrow = line.findIndex(({ minWidth }, index) => shares[index]! < minWidth);
    if (tooNarrow < 0) return shares;
    isFixed[tooNarrow] = true;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
