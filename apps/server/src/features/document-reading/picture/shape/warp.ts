import { takeBytes } from '../page-memory.ts';
import type { Point, Raster } from '../raster.ts';
import { type Bend, displacementAt } from './find-bend.ts';
import { applyTo, type Homography } from './homography.ts';

/** Maps points of a result to the picture it was made from. */
export interface Origin {
  homography: Homography;
  /** The bend that is applied first, for a picture of this size. */
  bend: Bend;
  width: number;
  height: number;
}

export function originOf({ homography, bend, width, height }: Origin, { x, y }: Point): Point {
  const stray = displacementAt(bend, (x / width) * 2 - 1, (y / height) * 2 - 1);
  return applyTo(homography, { x, y: y + stray * height });
}

/**
 * Distance in pixels between exactly computed positions; interpolation suffices, since bends and tilts are much wider.
 */
const span = 16;
/** Fixed-point scale: integer arithmetic is much faster. */
const parts = 65536;
const slack = 256;

/** Resamples once with bilinear interpolation; outside the source is white. */
export function warp(source: Raster, origin: Origin): Raster {
  const { width, height } = origin;
  const target: Raster = { width, height, data: takeBytes(width * height).fill(255) };
  const ends = Math.ceil(width / span) + 1;
  const [acrossAt, downAt] = [new Float64Array(ends), new Float64Array(ends)];
  for (let y = 0; y < height; y++) {
    placeEnds(origin, y, acrossAt, downAt);
    fillRow(source, target.data.subarray(y * width, (y + 1) * width), acrossAt, downAt);
  }
  return target;
}

/** Computes the source position at the start of each span of a row. */
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

/** Handles a whole row, so that V8 optimises the loop while it runs; a function per span was called unoptimised. */
function fillRow(source: Raster, to: Uint8Array, acrossAt: Float64Array, downAt: Float64Array): void {
  const { width, height, data: from } = source;
  const [lastX, lastY] = [(width - 1) * parts, (height - 1) * parts];
  // The slack covers the rounding of the steps.
  const [farX, farY] = [lastX - slack, lastY - slack];
  for (let end = 0; end + 1 < acrossAt.length; end++) {
    const left = end * span;
    const right = Math.min(left + span, to.length);
    const x = acrossAt[end]!;
    const y = downAt[end]!;
    const stepX = (acrossAt[end + 1]! - x) / span;
    const stepY = (downAt[end + 1]! - y) / span;
    const lastOfX = x + stepX * (right - left - 1);
    const lastOfY = y + stepY * (right - left - 1);
    const isInside =
      Math.min(x, lastOfX) >= slack &&
      Math.max(x, lastOfX) < farX &&
      Math.min(y, lastOfY) >= slack &&
      Math.max(y, lastOfY) < farY;
    if (!isInside) {
      fillAtEdge(source, to, { left, right, x, y, stepX, stepY });
      continue;
    }
    // 32-bit integers (`| 0` also turns a rounded -0 into 0), for which the loop is optimised.
    const dx = Math.round(stepX) | 0;
    const dy = Math.round(stepY) | 0;
    let sx = Math.round(x) | 0;
    let sy = Math.round(y) | 0;
    for (let at = left; at < right; at++) {
      const place = (sy >> 16) * width + (sx >> 16);
      const fx = (sx >> 8) & 255;
      const fy = (sy >> 8) & 255;
      const upper = from[place]! * (256 - fx) + from[place + 1]! * fx;
      const lower = from[place + width]! * (256 - fx) + from[place + width + 1]! * fx;
      to[at] = (upper * (256 - fy) + lower * fy + 32768) >> 16;
      sx = (sx + dx) | 0;
      sy = (sy + dy) | 0;
    }
  }
}

interface Span {
  /** The first pixel, and the one after the last. */
  left: number;
  right: number;
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

function fillAtEdge(source: Raster, to: Uint8Array, { left, right, x, y, stepX, stepY }: Span): void {
  const [lastX, lastY] = [(source.width - 1) * parts, (source.height - 1) * parts];
  for (let at = left; at < right; at++, x += stepX, y += stepY) {
    if (x < -parts / 2 || y < -parts / 2 || x > lastX + parts / 2 || y > lastY + parts / 2) continue;
    to[at] = atEdge(source, Math.max(0, Math.min(lastX, x)) | 0, Math.max(0, Math.min(lastY, y)) | 0);
  }
}

/** Interpolates at the last row and column, which have no next pixel. */
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
