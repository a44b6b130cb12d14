import type { Random } from '../random.ts';
import type { Raster } from './raster.ts';

export interface Point {
  x: number;
  y: number;
}

/** Position of a sheet in front of the camera. */
export interface Pose {
  /** Upper left, upper right, lower right, lower left, in pixels of the picture. */
  corners: [Point, Point, Point, Point];
  /** Curl of the sheet, as a share of its size. */
  curl: number;
  /** Fold lines across and down, as shares of the sheet; empty if it was never folded. */
  folds: { across: number[]; down: number[] };
}

export function tiltedPose(width: number, height: number, sheet: Raster, random: Random, tilt: number): Pose {
  const scale = Math.min((width * 0.86) / sheet.width, (height * 0.9) / sheet.height);
  const [wide, high] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2];
  const angle = ((random.next() - 0.5) * tilt * 8 * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const jitter = () => (random.next() - 0.5) * tilt * 0.09 * Math.min(width, height);
  const corner = (x: number, y: number): Point => ({
    x: width / 2 + x * cosine - y * sine + jitter(),
    y: height / 2 + x * sine + y * cosine + jitter(),
  });
  return {
    corners: [corner(-wide, -high), corner(wide, -high), corner(wide, high), corner(-wide, high)],
    curl: 0,
    folds: { across: [], down: [] },
  };
}

/** Draws a sheet into a picture: perspective, curl and folds with their shading, in one pass. */
export function placeSheet(picture: Raster, sheet: Raster, pose: Pose): void {
  const toSheet = invertCorners(pose.corners);
  const xs = pose.corners.map(({ x }) => x);
  const ys = pose.corners.map(({ y }) => y);
  const reach = Math.ceil(Math.abs(pose.curl) * sheet.height) + 2;
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys)) - reach),
    Math.min(picture.height, Math.ceil(Math.max(...ys)) + reach),
  ];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs)) - reach),
    Math.min(picture.width, Math.ceil(Math.max(...xs)) + reach),
  ];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const flat = toSheet(x, y);
      const bulge = pose.curl * Math.sin(Math.PI * flat.x);
      const u = flat.x;
      const v = flat.y + bulge;
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const light = (1 + pose.curl * 4 * Math.cos(Math.PI * u)) * foldLight(u, v, pose.folds);
      copyPixel(picture, (y * picture.width + x) * 3, sheet, { x: u, y: v }, light);
    }
  }
}

function foldLight(u: number, v: number, { across, down }: Pose['folds']): number {
  let light = 1;
  for (const fold of across) light += crease(v - fold);
  for (const fold of down) light += crease(u - fold);
  return light;
}

/** One side of a fold is lit, the other in shade; the crease itself is worn. */
function crease(distance: number): number {
  const near = Math.exp(-Math.abs(distance) * 60);
  const edge = Math.exp(-Math.abs(distance) * 900) * 0.25;
  return (distance > 0 ? -0.12 : 0.05) * near + edge;
}

function copyPixel(picture: Raster, at: number, sheet: Raster, { x: u, y: v }: Point, light: number): void {
  const [x, y] = [Math.min(sheet.width - 1.001, u * sheet.width), Math.min(sheet.height - 1.001, v * sheet.height)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const row = sheet.width * 3;
  const from = top * row + left * 3;
  for (let channel = 0; channel < 3; channel++) {
    const one = from + channel;
    const upper = sheet.data[one]! * (1 - across) + sheet.data[one + 3]! * across;
    const lower = (sheet.data[one + row] ?? 255) * (1 - across) + (sheet.data[one + row + 3] ?? 255) * across;
    picture.data[at + channel] = Math.max(0, Math.min(255, (upper * (1 - down) + lower * down) * light));
  }
}

/** Maps pixels of the picture to shares of the sheet: the inverse of the unit square's projection. */
function invertCorners([one, two, three, four]: Pose['corners']): (x: number, y: number) => Point {
  const [dx1, dy1] = [two.x - three.x, two.y - three.y];
  const [dx2, dy2] = [four.x - three.x, four.y - three.y];
  const [sx, sy] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y];
  const base = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / base;
  const h = (dx1 * sy - sx * dy1) / base;
  const [a, b, c] = [two.x - one.x + g * two.x, four.x - one.x + h * four.x, one.x];
  const [d, e, f] = [two.y - one.y + g * two.y, four.y - one.y + h * four.y, one.y];
  const inverse = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return (x, y) => {
    const scale = inverse[6]! * x + inverse[7]! * y + inverse[8]!;
    return {
      x: (inverse[0]! * x + inverse[1]! * y + inverse[2]!) / scale,
      y: (inverse[3]! * x + inverse[4]! * y + inverse[5]!) / scale,
    };
  };
}
