import type { Box } from '../word.ts';
import { clearEdges } from './erase/clear-edges.ts';
import { eraseCombs } from './erase/erase-combs.ts';
import { eraseDashes } from './erase/erase-dashes.ts';
import { eraseFrames, findFrames } from './erase/erase-frames.ts';
import { eraseLines } from './erase/erase-lines.ts';
import { hasNoise, whitenPaper } from './erase/whiten-paper.ts';
import { type CellRow, findCellRows } from './find-cell-rows.ts';
import { evenOutInk, isBright } from './light/even-out-ink.ts';
import { flattenLight } from './light/flatten-light.ts';
import { sharpen } from './light/sharpen.ts';
import { turnDarkBars } from './light/turn-dark-bars.ts';
import type { Overview } from './overview.ts';
import { releaseBuffers } from './page-memory.ts';
import type { Point, Raster } from './raster.ts';
import { findBend, level } from './shape/find-bend.ts';
import { findCorners } from './shape/find-corners.ts';
import { findSkew } from './shape/find-skew.ts';
import {
  type Homography,
  identity,
  multiply,
  type Quad,
  rectangleTo,
  rotation,
  scaling,
  translation,
} from './shape/homography.ts';
import { type Origin, originOf, warp } from './shape/warp.ts';

/** A page prepared for recognition. */
export interface PreparedPicture {
  /** Level and evenly lit, with ruling lines; for the second reader. */
  even: Raster;
  /** Without ruling lines and paper noise; for the first engine. */
  clean: Raster;
  /** Boxes of forms for one character each, in pixels. */
  cellRows: CellRow[];
  /** Maps a point of the prepared picture to the original. */
  toSource: (point: Point) => Point;
  /** True when a sheet was found on a background. */
  hasCorners: boolean;
}

/** Page width in pixels, about 200 dpi; a landscape picture is half a page or a card. */
const across = { upright: 1800, broad: 1900 };
/** Range of scales that is skipped: resampling costs time and letters gain nothing. */
const skippedScale = { min: 1 / 1.34, max: 1.2 };
/** Maximum height in pixels, about 14 inches; a picture long for its width is a narrow slip. */
const longest = 3000;
const maxEnlargement = 2.5;
/** Enlargement is limited to this factor, or to reaching this width in pixels. */
const enough = { times: 1.5, across: 1500 };
const maxPixels = 9_000_000;
const maxTiltDegrees = 5;
/** Longer side in pixels of the copy in which skew and bend are measured. */
const copySide = 900;

/**
 * Finds the sheet, undoes perspective, skew, bend and scale in one resampling, then inverts dark bars, evens out the
 * light and erases ruling lines.
 */
export function preparePicture(grey: Raster, overview: Overview): PreparedPicture {
  const corners = findCorners(overview);
  const size = corners ? sizeOf(corners) : { width: grey.width, height: grey.height };
  const toSheet = corners ? rectangleTo(size.width, size.height, corners) : identity;
  const copy = copyOf(grey, size, toSheet);
  const skew = findSkewOf(copy, corners ? maxTiltDegrees : 90);
  const bend = findBend(skew === 0 ? copy : copyOf(grey, size, multiply(toSheet, turnAbout(size, skew))));
  const scale = chooseScale(size);
  const isNear = scale > skippedScale.min && scale < skippedScale.max;
  const hasCorners = corners !== null;
  if (!corners && skew === 0 && bend === level && isNear) return finish(grey, (point) => point, hasCorners);
  const origin: Origin = {
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
    homography: multiply(toSheet, multiply(turnAbout(size, skew), scaling(1 / scale, 1 / scale))),
    bend,
  };
  const sheet = warp(grey, origin);
  const prepared = finish(sheet, (point) => originOf(origin, point), hasCorners);
  releaseBuffers([sheet], [prepared.even, prepared.clean]);
  return prepared;
}

function finish(picture: Raster, toSource: PreparedPicture['toSource'], hasCorners: boolean): PreparedPicture {
  const turned = turnDarkBars(picture);
  const flat = flattenLight(turned);
  const even = hasCorners ? clearEdges(flat) : flat;
  // Scans need no correction of print. In photos, sharpening separates blurred lines from print, and darkening pale
  // print lets faint lines be found. On noisy paper darkening comes after the noise is removed, since it would darken
  // the noise.
  const isClear = hasCorners && isBright(picture) && !hasNoise(even);
  const sharp = isClear ? sharpen(even) : even;
  const lined = isClear ? evenOutInk(sharp) : even;
  const frames = findFrames(lined);
  const unframed = eraseFrames(lined, frames);
  const unlined = eraseLines(unframed);
  const undashed = eraseDashes(unlined);
  const erased = eraseCombs(undashed);
  const white = isClear ? erased : whitenPaper(erased);
  const clean = hasCorners && !isClear ? evenOutInk(white) : white;
  const cellRows = findCellRows(lined, frames);
  releaseBuffers([turned, flat, sharp, lined, unframed, unlined, undashed, erased, white], [picture, even, clean]);
  return { even, clean, cellRows, toSource, hasCorners };
}

interface Size {
  width: number;
  height: number;
}

function sizeOf([a, b, c, d]: Quad): Size {
  const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  return { width: (between(a, b) + between(d, c)) / 2, height: (between(a, d) + between(b, c)) / 2 };
}

/** The skew of the print, which may differ from the sheet's. */
function findSkewOf(copy: Raster, max: number): number {
  const skew = findSkew(copy);
  return Math.abs(skew) > max ? 0 : skew;
}

/** A small, evenly lit copy of the sheet. */
function copyOf(grey: Raster, { width, height }: Size, toSheet: Homography): Raster {
  const shrink = Math.max(1, Math.max(width, height) / copySide);
  const origin: Origin = {
    width: Math.round(width / shrink),
    height: Math.round(height / shrink),
    homography: multiply(toSheet, scaling(shrink, shrink)),
    bend: level,
  };
  return flattenLight(warp(grey, origin));
}

function turnAbout({ width, height }: Size, degrees: number): Homography {
  const [x, y] = [width / 2, height / 2];
  return multiply(multiply(translation(x, y), rotation(degrees)), translation(-x, -y));
}

function chooseScale({ width, height }: Size): number {
  const wanted = (width > height ? across.broad : across.upright) / width;
  const max = Math.min(maxEnlargement, Math.max(enough.times, enough.across / width));
  return Math.min(wanted, max, longest / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
}

/** Converts a box from fractions of the prepared picture to fractions of its source. */
export function boxInSource(box: Box, prepared: Size & Pick<PreparedPicture, 'toSource'>, source: Size): Box {
  const points = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ].map(({ x, y }) => prepared.toSource({ x: x * prepared.width, y: y * prepared.height }));
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const left = clamp(Math.min(...points.map(({ x }) => x)) / source.width);
  const right = clamp(Math.max(...points.map(({ x }) => x)) / source.width);
  const top = clamp(Math.min(...points.map(({ y }) => y)) / source.height);
  const bottom = clamp(Math.max(...points.map(({ y }) => y)) / source.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
