import { copyBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

const inkBelow = 195;
/** Side lengths of a frame, as shares of the picture's width. */
const shares = { shortest: 0.011, highest: 0.04, widest: 0.35 };
/** Minimum drawn share of a side, or of a line between two characters. */
export const drawnShare = 0.94;
/** Maximum ink share inside a frame. */
const maxInk = 0.5;
const maxThicknessPixels = 7;
/** Maximum thickness of a side, as a share of its height; vertical strokes of bold letters are thicker. */
const sideThickness = 0.17;
/** Maximum thickness of the bottom side in pixels; frames may stand on a ruling line. */
const thickestFoot = 12;
/** Upper share of a side in which its outer edge is measured. */
const shoulderShare = 0.3;
/** Maximum slant of a side in a photo, in pixels. */
const lean = 2;
/** Share of the rows whose edge may lie further in; the rest are letters that touch the frame. */
const edgeRank = 0.8;
const paper = 255;

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Erases small frames around characters and the lines between them (digit boxes of forms); larger frames are erased as
 * ruling lines. Expects even light.
 */
export function eraseFrames(raster: Raster, frames: readonly Frame[] = findFrames(raster)): Raster {
  if (frames.length === 0) return raster;
  const erased = { ...raster, data: copyBytes(raster.data) };
  for (const frame of frames) eraseFrame(raster, erased.data, frame);
  return erased;
}

export function findFrames(raster: Raster): Frame[] {
  const { width, height, data } = raster;
  const [shortest, widest] = [Math.round(width * shares.shortest), Math.round(width * shares.widest)];
  const frames: Frame[] = [];
  for (let y = lean; y < height - shortest; y++) {
    const row = y * width;
    for (let x = shortest; x < width; x += shortest) {
      // A run that is long enough has a pixel here.
      if (data[row + x]! >= inkBelow) continue;
      let [left, right] = [x, x];
      while (left > 0 && data[row + left - 1]! < inkBelow) left--;
      while (right < width - 1 && data[row + right + 1]! < inkBelow) right++;
      x = right;
      const length = right - left + 1;
      if (length < shortest || length > widest || !isFirstRow(raster, left, right, y)) continue;
      const frame = closeFrame(raster, left, right, y);
      if (frame) frames.push(frame);
    }
  }
  return frames;
}

function isFirstRow({ width, data }: Raster, left: number, right: number, y: number): boolean {
  let dark = 0;
  for (let x = left; x <= right; x += 2) if (data[(y - lean) * width + x]! < inkBelow) dark++;
  return dark * 2 < (right - left) * 0.5;
}

/** Completes a frame from its top side; null when another side is missing. */
function closeFrame(raster: Raster, left: number, right: number, top: number): Frame | null {
  const { width, height } = raster;
  const lowest = Math.min(height - 1, top + Math.round(width * shares.highest));
  let bottom = top;
  while (bottom < lowest && isDarkNear(raster, left + 1, bottom + 1, lean)) bottom++;
  const frame = { left, top, right, bottom };
  if (bottom === lowest || bottom - top < width * shares.shortest) return null;
  if (drawnDown(raster, right - 1, frame) < drawnShare || drawnAcross(raster, bottom - 1, frame) < drawnShare)
    return null;
  if (!isThin(raster, frame) || !hasCorner(raster, frame, -1) || !hasCorner(raster, frame, 1)) return null;
  const { ink, all } = countInside(raster, frame);
  return ink <= all * maxInk ? frame : null;
}

function isDarkNear({ width, data }: Raster, x: number, y: number, reach: number): boolean {
  for (let at = Math.max(0, x - reach); at <= Math.min(width - 1, x + reach); at++)
    if (data[y * width + at]! < inkBelow) return true;
  return false;
}

/** Share of a column, or of columns nearby, that is drawn between top and bottom. */
export function drawnDown(raster: Raster, x: number, { top, bottom }: Frame, reach = lean): number {
  let drawn = 0;
  for (let y = top; y <= bottom; y++) if (isDarkNear(raster, x, y, reach)) drawn++;
  return drawn / (bottom - top + 1);
}

function drawnAcross({ width, data }: Raster, y: number, { left, right }: Frame): number {
  let drawn = 0;
  for (let x = left; x <= right; x++)
    if (
      data[y * width + x]! < inkBelow ||
      data[(y - 1) * width + x]! < inkBelow ||
      data[(y - lean) * width + x]! < inkBelow
    )
      drawn++;
  return drawn / (right - left + 1);
}

/** True for thin sides: strokes of large letters are thicker than the lines of frames. */
function isThin({ width, data }: Raster, { left, top, right, bottom }: Frame): boolean {
  const isLight = (x: number, y: number) => data[y * width + x]! >= inkBelow;
  const share = (from: number, to: number, test: (at: number) => boolean) => {
    let light = 0;
    for (let at = from; at <= to; at++) if (test(at)) light++;
    return light / (to - from + 1);
  };
  const across = (y: number) => share(left + maxThicknessPixels, right - maxThicknessPixels, (x) => isLight(x, y));
  const down = (x: number) => share(top + maxThicknessPixels, bottom - maxThicknessPixels, (y) => isLight(x, y));
  const innerSteps = Array.from({ length: maxThicknessPixels - 2 }, (_, step) => step + 3);
  const beside = innerSteps.slice(0, Math.max(2, Math.round((bottom - top) * sideThickness) - 2));
  const above = Array.from({ length: thickestFoot - 2 }, (_, step) => step + 3);
  return [
    innerSteps.map((step) => across(top + step)),
    above.map((step) => across(bottom - step)),
    beside.map((step) => down(left + step)),
    beside.map((step) => down(right - step)),
  ].every((shares) => Math.max(...shares) >= maxInk);
}

/** True when the top reaches as far out as the side below it, unlike the round shoulders of B, D and O. */
function hasCorner({ width, data }: Raster, { left, top, right, bottom }: Frame, step: -1 | 1): boolean {
  const inner = step < 0 ? left + lean : right - lean;
  const isInk = (out: number, y: number) => {
    const x = inner + out * step;
    return x >= 0 && x < width && data[y * width + x]! < inkBelow;
  };
  const edges: number[] = [];
  for (let y = top + lean; y <= top + (bottom - top) * shoulderShare; y++) {
    let edge = 0;
    for (let out = 1; out <= maxThicknessPixels + lean && (out <= 2 * lean || edge === out - 1); out++)
      if (isInk(out, y)) edge = out;
    edges.push(edge);
  }
  edges.sort((one, other) => one - other);
  const edge = edges[Math.floor(edges.length * edgeRank)] ?? 0;
  return [top, top + 1].some((y) => isInk(edge - 1, y) || isInk(edge, y));
}

/** Ink inside the frame, ignoring the lines between characters. */
function countInside(raster: Raster, frame: Frame): { ink: number; all: number } {
  const { width, data } = raster;
  const { left, top, right, bottom } = frame;
  const rows: number[] = [];
  for (let y = top + lean; y <= bottom; y++) if (drawnAcross(raster, y, frame) < drawnShare) rows.push(y);
  let [ink, all] = [0, 0];
  for (let x = left + 1; x < right; x++) {
    if (drawnDown(raster, x, frame, 1) >= drawnShare) continue;
    for (const y of rows) if (data[y * width + x]! < inkBelow) ink++;
    all += rows.length;
  }
  return { ink, all };
}

function eraseFrame(raster: Raster, to: Uint8Array, frame: Frame): void {
  const { width, height } = raster;
  const { left, top, right, bottom } = frame;
  const wipe = (x: number, y: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) to[y * width + x] = paper;
  };
  for (let y = top - 1; y <= bottom + 2; y++) {
    const isSide = y < top + maxThicknessPixels ? drawnAcross(raster, Math.max(lean, y), frame) : 0;
    const isFoot = y > bottom - thickestFoot ? drawnAcross(raster, Math.min(height - 1, y), frame) : 0;
    const isEdge = Math.abs(y - top) <= 1 || Math.abs(y - bottom) <= 2;
    if (isEdge || isSide >= drawnShare || isFoot >= drawnShare) for (let x = left - 1; x <= right + 1; x++) wipe(x, y);
  }
  for (let x = Math.max(1, left - lean); x <= Math.min(width - 2, right + lean); x++) {
    if (drawnDown(raster, x, frame, 1) < drawnShare) continue;
    for (let y = top; y <= bottom; y++) for (let at = x - 1; at <= x + 1; at++) wipe(at, y);
  }
}
