export interface ColumnNeed {
  /** Below this width a value would wrap inside a word. */
  minWidth: number;
  /** Share of the remaining width, relative to the other columns. */
  weight: number;
}

export interface ColumnPlace {
  /** Offset from the table's left edge. */
  x: number;
  width: number;
}

/** Positions columns on one line, each at or above its minimum width; null when they do not fit. */
export function placeColumns(columns: readonly ColumnNeed[], width: number): ColumnPlace[] | null {
  if (sum(columns.map(({ minWidth }) => minWidth)) > width) return null;
  let x = 0;
  return shareWidth(columns, width).map((share) => {
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
