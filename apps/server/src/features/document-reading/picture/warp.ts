import { type Bend, strayAt } from './find-bend.ts';
import { applyTo, type Homography } from './homography.ts';
import { createRaster, type Point, type Raster } from './raster.ts';

/** Where a point of a picture lies in the picture it was made of. */
export interface Origin {
  homography: Homography;
  /** What is undone before, for a picture of this size. */
  bend: Bend;
  width: number;
  height: number;
}

export function originOf({ homography, bend, width, height }: Origin, { x, y }: Point): Point {
  const stray = strayAt(bend, (x / width) * 2 - 1, (y / height) * 2 - 1);
  return applyTo(homography, { x, y: y + stray * height });
}

/** Places are reckoned exactly at both ends of so many pixels, and evenly in between: bends and tilts are far wider. */
const span = 16;
/** Places in the source are whole numbers, of so many parts of a pixel: they are reckoned with much faster. */
const parts = 65536;
const slack = 256;

/** Resamples once, bilinear. Outside of the source is white. */
export function warp(picture: Raster, origin: Origin): Raster {
  const { width, height } = origin;
  const source = asOneKind(picture);
  const target = createRaster(width, height);
  const ends = Math.ceil(width / span) + 1;
  const [acrossAt, downAt] = [new Float64Array(ends), new Float64Array(ends)];
  for (let y = 0; y < height; y++) {
    placeEnds(origin, y, acrossAt, downAt);
    for (let end = 0; end + 1 < ends; end++) {
      const left = y * width + end * span;
      const right = Math.min(left + span, (y + 1) * width);
      const stepX = (acrossAt[end + 1]! - acrossAt[end]!) / span;
      const stepY = (downAt[end + 1]! - downAt[end]!) / span;
      fillSpan(source, target.data, { left, right, x: acrossAt[end]!, y: downAt[end]!, stepX, stepY });
    }
  }
  return target;
}

/**
 * The same pixels in an object and an array of one kind: where the innermost loop has met buffers, arrays and several
 * shapes of objects, it is compiled for any, and takes ten times as long from then on.
 */
function asOneKind({ width, height, data }: Raster): Raster {
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

/** Where the first pixel of each span of a row lies in the source. */
function placeEnds(origin: Origin, y: number, acrossAt: Float64Array, downAt: Float64Array): void {
  const { width, height, homography, bend } = origin;
  const [a, b, c, d, e, f, g, h, i] = homography as Matrix;
  const { slope, slopeBelow, arch, archBelow, lean } = bend;
  const down = ((y + 0.5) / height) * 2 - 1;
  const bow = (arch + archBelow * down) * height;
  const climb = (slope + slopeBelow * down - lean) * height;
  for (let end = 0; end < acrossAt.length; end++) {
    const left = end * span + 0.5;
    const across = (left / width) * 2 - 1;
    const top = y + 0.5 + bow + across * (climb + across * (lean * height * across - bow));
    const w = g * left + h * top + i;
    acrossAt[end] = ((a * left + b * top + c) / w - 0.5) * parts;
    downAt[end] = ((d * left + e * top + f) / w - 0.5) * parts;
  }
}

interface Span {
  /** The first pixel, and the one behind the last. */
  left: number;
  right: number;
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

function fillSpan(source: Raster, to: Uint8Array, { left, right, x, y, stepX, stepY }: Span): void {
  const { width, height, data: from } = source;
  const [lastX, lastY] = [(width - 1) * parts, (height - 1) * parts];
  const count = right - left - 1;
  // Rounded steps stray by far less than this.
  const isInside = (place: number, last: number) => place >= slack && place < last - slack;
  if (
    !isInside(x, lastX) ||
    !isInside(y, lastY) ||
    !isInside(x + stepX * count, lastX) ||
    !isInside(y + stepY * count, lastY)
  ) {
    for (let at = left; at < right; at++, x += stepX, y += stepY) {
      if (x < -parts / 2 || y < -parts / 2 || x > lastX + parts / 2 || y > lastY + parts / 2) continue;
      to[at] = atEdge(source, Math.max(0, Math.min(lastX, x)) | 0, Math.max(0, Math.min(lastY, y)) | 0);
    }
    return;
  }
  // Cut to whole numbers of 32 bits, a rounded -0 among them: the loop is compiled for those.
  const dx = Math.round(stepX) | 0;
  const dy = Math.round(stepY) | 0;
  let sx = Math.round(x) | 0;
  let sy = Math.round(y) | 0;
  for (let at = left; at < right; at++, sx = (sx + dx) | 0, sy = (sy + dy) | 0) {
    const place = (sy >> 16) * width + (sx >> 16);
    const fx = (sx >> 8) & 255;
    const fy = (sy >> 8) & 255;
    const upper = from[place]! * (256 - fx) + from[place + 1]! * fx;
    const lower = from[place + width]! * (256 - fx) + from[place + width + 1]! * fx;
    to[at] = (upper * (256 - fy) + lower * fy + 32768) >> 16;
  }
}

/** The last row and column have nothing behind them to be mixed with. */
function atEdge({ width, height, data }: Raster, sx: number, sy: number): number {
  const [x, y] = [sx >> 16, sy >> 16];
  const [fx, fy] = [(sx >> 8) & 255, (sy >> 8) & 255];
  const right = Math.min(width - 1, x + 1);
  const below = Math.min(height - 1, y + 1);
  const upper = data[y * width + x]! * (256 - fx) + data[y * width + right]! * fx;
  const lower = data[below * width + x]! * (256 - fx) + data[below * width + right]! * fx;
  return (upper * (256 - fy) + lower * fy + 32768) >> 16;
}

type Matrix = [number, number, number, number, number, number, number, number, number];
