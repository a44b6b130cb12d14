import type { Raster } from '../picture/raster.ts';
import type { Box, Reading } from '../word.ts';

const inkBelow = 170;
/** Maximum gap between the characters of a number, as a share of its height; a space is wider. */
const gapShare = 0.3;
/** Maximum extension on either side, in heights: the first digits of an amount and its sign. */
const farthest = 4;
/** Share of the height ignored at top and bottom, where other lines may reach in. */
const trimShare = 0.15;

/**
 * Extends a number's box over adjacent ink with character-sized gaps, since lost characters belong to it too. Returns
 * the same box when there is none.
 */
export function widenToInk(picture: Raster, box: Box): Box {
  const { width } = picture;
  const height = box.height * picture.height;
  const rows = { top: box.y * picture.height + height * trimShare, bottom: (box.y + box.height) * picture.height };
  rows.bottom -= height * trimShare;
  const [left, right] = [Math.round(box.x * width), Math.round((box.x + box.width) * width)];
  const reach = (from: number, step: 1 | -1) => followInk(picture, rows, { from, step, height });
  const [first, last] = [Math.min(left, reach(left, -1)), Math.max(right, reach(right - 1, 1) + 1)];
  if (first === left && last === right) return box;
  return { ...box, x: first / width, width: (last - first) / width };
}

/** Minimum confidence and length of a neighbouring word that stops the extension. */
const sureWord = 80;
const minWordLetters = 3;

/** Limits the extended box to the neighbouring words on its line. */
export function clipToNeighbours(wide: Box, own: Box, words: readonly (Reading & { box: Box })[]): Box {
  let [left, right] = [wide.x, wide.x + wide.width];
  for (const { text, confidence, box } of words) {
    const shared = Math.min(box.y + box.height, own.y + own.height) - Math.max(box.y, own.y);
    const isWord = confidence >= sureWord && (text.match(/[\p{L}\d]/gu)?.length ?? 0) >= minWordLetters;
    if (!isWord || shared < Math.min(box.height, own.height) * 0.5) continue;
    if (box.x >= own.x + own.width) right = Math.min(right, box.x);
    else if (box.x + box.width <= own.x) left = Math.max(left, box.x + box.width);
  }
  if (left === own.x && right === own.x + own.width) return own;
  return left === wide.x && right === wide.x + wide.width ? wide : { ...wide, x: left, width: right - left };
}

interface Way {
  from: number;
  step: 1 | -1;
  height: number;
}

/** The last column with ink before a wide gap. */
function followInk(picture: Raster, rows: { top: number; bottom: number }, { from, step, height }: Way): number {
  let last = from;
  for (let x = from + step; x >= 0 && x < picture.width; x += step) {
    if (Math.abs(x - from) > height * farthest || Math.abs(x - last) > height * gapShare + 1) break;
    if (hasInk(picture, x, rows)) last = x;
  }
  return last;
}

function hasInk({ width, height, data }: Raster, x: number, { top, bottom }: { top: number; bottom: number }): boolean {
  const end = Math.min(height - 1, Math.floor(bottom));
  for (let y = Math.max(0, Math.ceil(top)); y <= end; y++) if (data[y * width + x]! < inkBelow) return true;
  return false;
}
