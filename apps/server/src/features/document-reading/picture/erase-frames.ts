import type { Raster } from './raster.ts';

const darkBelow = 195;
/** Shares of the picture's width that the sides of a frame have. */
const shares = { shortest: 0.011, highest: 0.04, widest: 0.35 };
/** So much of a side, and of a line between two characters, is drawn. */
const drawnShare = 0.94;
/** Frames are empty for the most part, or hold characters. */
const mostInk = 0.5;
const thickest = 7;
const paper = 255;

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Erases small frames around characters with the lines between them: forms give each digit, or a few, a box of its own.
 * The lines of larger frames are erased as ruling lines. Expects even light.
 */
export function eraseFrames(raster: Raster): Raster {
  const frames = findFrames(raster);
  if (frames.length === 0) return raster;
  const erased = { ...raster, data: raster.data.slice() };
  for (const frame of frames) eraseFrame(raster, erased.data, frame);
  return erased;
}

function findFrames(raster: Raster): Frame[] {
  const { width, height, data } = raster;
  const [shortest, widest] = [Math.round(width * shares.shortest), Math.round(width * shares.widest)];
  const frames: Frame[] = [];
  for (let y = 1; y < height - shortest; y++) {
    const row = y * width;
    for (let x = shortest; x < width; x += shortest) {
      // Whatever is long enough has a pixel here.
      if (data[row + x]! >= darkBelow) continue;
      let [left, right] = [x, x];
      while (left > 0 && data[row + left - 1]! < darkBelow) left--;
      while (right < width - 1 && data[row + right + 1]! < darkBelow) right++;
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
  for (let x = left; x <= right; x += 2) if (data[(y - 1) * width + x]! < darkBelow) dark++;
  return dark * 2 < (right - left) * 0.5;
}

/** The frame under its upper side; null where the other three are not there. */
function closeFrame(raster: Raster, left: number, right: number, top: number): Frame | null {
  const { width, height } = raster;
  const lowest = Math.min(height - 1, top + Math.round(width * shares.highest));
  let bottom = top;
  while (bottom < lowest && isDarkNear(raster, left + 1, bottom + 1)) bottom++;
  const frame = { left, top, right, bottom };
  if (bottom === lowest || bottom - top < width * shares.shortest) return null;
  if (drawnDown(raster, right - 1, frame) < drawnShare || drawnAcross(raster, bottom - 1, frame) < drawnShare)
    return null;
  const { ink, all } = countInside(raster, frame);
  return ink <= all * mostInk ? frame : null;
}

function isDarkNear({ width, data }: Raster, x: number, y: number): boolean {
  const at = y * width + x;
  return data[at]! < darkBelow || data[at - 1]! < darkBelow || data[at + 1]! < darkBelow;
}

function drawnDown(raster: Raster, x: number, { top, bottom }: Frame): number {
  let drawn = 0;
  for (let y = top; y <= bottom; y++) if (isDarkNear(raster, x, y)) drawn++;
  return drawn / (bottom - top + 1);
}

function drawnAcross({ width, data }: Raster, y: number, { left, right }: Frame): number {
  let drawn = 0;
  for (let x = left; x <= right; x++)
    if (data[y * width + x]! < darkBelow || data[(y - 1) * width + x]! < darkBelow) drawn++;
  return drawn / (right - left + 1);
}

function countInside({ width, data }: Raster, { left, top, right, bottom }: Frame): { ink: number; all: number } {
  let [ink, all] = [0, 0];
  for (let y = top + thickest; y <= bottom - thickest; y++)
    for (let x = left + thickest; x <= right - thickest; x++, all++) if (data[y * width + x]! < darkBelow) ink++;
  return { ink, all };
}

function eraseFrame(raster: Raster, to: Uint8Array, frame: Frame): void {
  const { width, height } = raster;
  const { left, top, right, bottom } = frame;
  const wipe = (x: number, y: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) to[y * width + x] = paper;
  };
  for (let y = top - 1; y <= bottom + 2; y++) {
    const isSide = y < top + thickest ? drawnAcross(raster, Math.max(1, y), frame) : 0;
    const isFoot = y > bottom - thickest ? drawnAcross(raster, Math.min(height - 1, y), frame) : 0;
    const isEdge = Math.abs(y - top) <= 1 || Math.abs(y - bottom) <= 2;
    if (isEdge || isSide >= drawnShare || isFoot >= drawnShare) for (let x = left - 1; x <= right + 1; x++) wipe(x, y);
  }
  for (let x = left; x <= right; x++) {
    if (drawnStraightDown(raster, x, frame) < drawnShare) continue;
    for (let y = top; y <= bottom; y++) for (let at = x - 1; at <= x + 1; at++) wipe(at, y);
  }
}

function drawnStraightDown({ width, data }: Raster, x: number, { top, bottom }: Frame): number {
  let drawn = 0;
  for (let y = top; y <= bottom; y++) if (data[y * width + x]! < darkBelow) drawn++;
  return drawn / (bottom - top + 1);
}
