import { eraseLines } from './erase-lines.ts';
import { findCorners } from './find-corners.ts';
import { findSkew } from './find-skew.ts';
import { flattenLight } from './flatten-light.ts';
import {
  applyTo,
  type Homography,
  identity,
  multiply,
  type Quad,
  rectangleTo,
  rotation,
  scaling,
  translation,
} from './homography.ts';
import type { Point, Raster } from './raster.ts';
import { warp } from './warp.ts';

/** A page as the recogniser likes it. */
export interface PreparedPicture {
  /** Level and evenly lit, ruling lines still there: what a second reader looks at. */
  even: Raster;
  /** The same without ruling lines. */
  clean: Raster;
  /** Carries its points to those of the picture it was made of. */
  toSource: Homography;
  /** Whether a sheet was found on a ground. */
  hasCorners: boolean;
}

/** Pixels across the shorter side: 200 to 240 dots per inch of a page. */
const shortSide = 1800;
/** A picture that is near enough stays as it is. */
const nearShortSide = { least: 1600, most: 2400 };
const mostEnlarged = 2.5;
const mostPixels = 9_000_000;
const mostTilted = 5;

/**
 * Finds the sheet, and undoes perspective, skew and scale in one resampling; then evens out the light and erases
 * ruling lines, in this order. `darkest` holds the darkest colour of each pixel of `grey`.
 */
export function preparePicture(grey: Raster, darkest: Raster): PreparedPicture {
  const corners = findCorners(darkest);
  const size = corners ? sizeOf(corners) : { width: grey.width, height: grey.height };
  const toSheet = corners ? rectangleTo(size.width, size.height, corners) : identity;
  const skew = corners ? skewOf(grey, size, toSheet) : findSkew(grey);
  const scale = chooseScale(size);
  const isNear = Math.min(size.width, size.height) >= nearShortSide.least && scale > 1 / 1.34 && scale < 1.13;
  if (!corners && skew === 0 && isNear) return finish(grey, identity, false);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const level = multiply(
    multiply(translation(size.width / 2, size.height / 2), rotation(skew)),
    multiply(translation(-size.width / 2, -size.height / 2), scaling(1 / scale, 1 / scale)),
  );
  const toSource = multiply(toSheet, level);
  return finish(warp(grey, width, height, toSource), toSource, corners !== null);
}

function finish(level: Raster, toSource: Homography, hasCorners: boolean): PreparedPicture {
  const even = flattenLight(level);
  return { even, clean: eraseLines(even), toSource, hasCorners };
}

function sizeOf([a, b, c, d]: Quad): { width: number; height: number } {
  const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  return { width: (between(a, b) + between(d, c)) / 2, height: (between(a, d) + between(b, c)) / 2 };
}

/** The sheet's edges are level then; what is printed on it may still not be. */
function skewOf(grey: Raster, { width, height }: { width: number; height: number }, toSheet: Homography): number {
  const shrink = Math.max(1, Math.max(width, height) / 900);
  const small = warp(
    grey,
    Math.round(width / shrink),
    Math.round(height / shrink),
    multiply(toSheet, scaling(shrink, shrink)),
  );
  const skew = findSkew(flattenLight(small));
  return Math.abs(skew) > mostTilted ? 0 : skew;
}

function chooseScale({ width, height }: { width: number; height: number }): number {
  const wanted = Math.min(shortSide / Math.min(width, height), mostEnlarged);
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
}

/** Where a box of the prepared picture, in fractions of it, lies in its source, in fractions of that. */
export function boxInSource(
  box: { x: number; y: number; width: number; height: number },
  prepared: { width: number; height: number; toSource: Homography },
  source: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const points = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ].map(({ x, y }) => applyTo(prepared.toSource, { x: x * prepared.width, y: y * prepared.height }));
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const left = clamp(Math.min(...points.map(({ x }) => x)) / source.width);
  const right = clamp(Math.max(...points.map(({ x }) => x)) / source.width);
  const top = clamp(Math.min(...points.map(({ y }) => y)) / source.height);
  const bottom = clamp(Math.max(...points.map(({ y }) => y)) / source.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
