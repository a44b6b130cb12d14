import type { Point } from '../raster.ts';

/** A straight line: `a·x + b·y = c`. */
export interface Side {
  /** The intersection with another side; null for parallel sides. */
  meet(other: Side): Point | null;
  a: number;
  b: number;
  c: number;
}

const maxTrims = 3;
const minPoints = 5;

/** Fits a line by total least squares, three times dropping outliers. Null for too few points. */
export function fitSide(points: Point[]): Side | null {
  let kept = points;
  for (let trim = 0; ; trim++) {
    if (kept.length < minPoints) return null;
    const side = fitAll(kept);
    if (trim === maxTrims) return side;
    const distances = kept.map(({ x, y }) => Math.abs(side.a * x + side.b * y - side.c));
    const median = distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)]!;
    const limit = Math.max(1, 2 * median);
    kept = kept.filter((_, index) => distances[index]! <= limit);
  }
}

function fitAll(points: Point[]): Side {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const a = -Math.sin(angle);
  const b = Math.cos(angle);
  return sideOf(a, b, a * meanX + b * meanY);
}

function sideOf(a: number, b: number, c: number): Side {
  return {
    a,
    b,
    c,
    meet(other) {
      const area = a * other.b - other.a * b;
      if (Math.abs(area) < 1e-6) return null;
      return { x: (c * other.b - other.c * b) / area, y: (a * other.c - other.a * c) / area };
    },
  };
}
