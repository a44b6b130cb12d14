import { meanOf, type Raster, shrinkRaster } from '../raster.ts';

const copyPixels = 900;
const maxSkewDegrees = 6;
/** Steps of the first and of the second search, in degrees. */
const coarseStep = 0.5;
const fineStep = 0.1;
/** Pixels darker than this share of the mean are ink; a page with fewer has no text. */
const inkShare = 0.75;
const minInkPixels = 50;
/** Minimum angle that is worth resampling. */
const smallestDegrees = 0.15;

/** Clockwise angle of the text lines in degrees; 0 when level or without text. */
export function findSkew(raster: Raster): number {
  const small = shrinkRaster(raster, Math.ceil(Math.max(raster.width, raster.height) / copyPixels));
  const ink = listInk(small);
  if (ink.xs.length < minInkPixels) return 0;
  const coarse = best(ink, small, range(-maxSkewDegrees, maxSkewDegrees, coarseStep));
  const fine = best(ink, small, range(coarse - 4 * fineStep, coarse + 4 * fineStep, fineStep));
  return Math.abs(fine) < smallestDegrees ? 0 : Math.round(fine * 10) / 10;
}

interface Ink {
  xs: Int16Array;
  ys: Int16Array;
}

/** Pixels clearly darker than the mean. */
function listInk({ width, height, data }: Raster): Ink {
  const limit = meanOf(data) * inkShare;
  let count = 0;
  for (let at = 0; at < data.length; at++) if (data[at]! < limit) count++;
  const xs = new Int16Array(count);
  const ys = new Int16Array(count);
  for (let y = 0, next = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x]! < limit) {
        xs[next] = x;
        ys[next++] = y;
      }
  return { xs, ys };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function best(ink: Ink, { width, height }: Raster, angles: number[]): number {
  let found = { degrees: 0, sharpness: -1 };
  for (const degrees of angles) {
    const sharpness = measureSharpness(ink, width, height, degrees);
    // Prefers the smaller of two equally sharp angles.
    const isBetter =
      sharpness > found.sharpness || (sharpness === found.sharpness && Math.abs(degrees) < Math.abs(found.degrees));
    if (isBetter) found = { degrees, sharpness };
  }
  return found.degrees;
}

/** Sum of squared differences of adjacent row counts: highest when rows of text are level. */
function measureSharpness({ xs, ys }: Ink, width: number, height: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(width * Math.abs(slope)) + 1;
  const rows = new Int32Array(height + 2 * margin);
  // The margin keeps rows positive, so that truncation rounds down.
  for (let index = 0; index < xs.length; index++) rows[(ys[index]! - xs[index]! * slope + margin + 0.5) | 0]!++;
  let sharpness = 0;
  for (let row = 1; row < rows.length; row++) sharpness += (rows[row]! - rows[row - 1]!) ** 2;
  return sharpness;
}
