import type { Point } from '../raster.ts';

/** A 3 × 3 matrix in rows that maps points of one plane to another. */
export type Homography = readonly number[];

export const identity: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function applyTo(m: Homography, { x, y }: Point): Point {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return { x: (m[0]! * x + m[1]! * y + m[2]!) / w, y: (m[3]! * x + m[4]! * y + m[5]!) / w };
}

/** Matrix product: applies `second`, then `first`. */
export function multiply(first: Homography, second: Homography): Homography {
  const product: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += first[row * 3 + k]! * second[k * 3 + column]!;
      product.push(sum);
    }
  }
  return product;
}

export function scaling(x: number, y: number): Homography {
  return [x, 0, 0, 0, y, 0, 0, 0, 1];
}

export function translation(x: number, y: number): Homography {
  return [1, 0, x, 0, 1, y, 0, 0, 1];
}

export function rotation(degrees: number): Homography {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

/** Maps the corners of a `width` × `height` rectangle, clockwise from the upper left, to the given points. */
export function rectangleTo(width: number, height: number, [a, b, c, d]: Quad): Homography {
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dx3 = a.x - b.x + c.x - d.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const dy3 = a.y - b.y + c.y - d.y;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  const unit: Homography = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
  return multiply(unit, scaling(1 / width, 1 / height));
}

/** Clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point];
