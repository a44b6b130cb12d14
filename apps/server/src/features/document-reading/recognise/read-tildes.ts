import type { Raster } from '../picture/raster.ts';
import type { FoundWord } from './recogniser.ts';

const inkBelow = 170;
/** Room above a word in which its tilde may stand, of the word's height. */
const roomAbove = 0.3;
/** Shares of a word's height that tildes have; the dot of an i is about as wide as it is high. */
const tilde = { narrowest: 0.18, widest: 0.75, highest: 0.28, flatness: 1.5 };
/** What readers who know no ñ make of it, and how far from the tilde that may stand, in letters. */
const slips = /f[il1]|rn|RN|[fFnN]/g;
const farthest = 1;

interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names have ñ, which the recogniser does not know: it is told by the tilde that stands free above the letter. */
export function readTildes(words: readonly FoundWord[], picture: Raster): FoundWord[] {
  return words.map((word) => {
    if (!/^\P{L}*\p{L}{3,}/u.test(word.text) || word.text.search(slips) < 0) return word;
    const at = findTilde(word, picture);
    return at === null ? word : { ...word, text: putTilde(word.text, at) };
  });
}

/** Where a tilde stands, as a share of the word's width. */
function findTilde({ box }: FoundWord, picture: Raster): number | null {
  const height = box.height * picture.height;
  const [left, width] = [box.x * picture.width, box.width * picture.width];
  const top = box.y * picture.height - height * roomAbove;
  const area = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(picture.width, Math.ceil(left + width)),
    bottom: Math.min(picture.height, Math.ceil(top + height * (1 + roomAbove))),
  };
  const parts = listParts(picture, area);
  const found = parts.filter((part) => isTilde(part, area.top, height) && hasLetterBelow(part, parts, height));
  if (found.length !== 1) return null;
  const [{ left: from, right: to }] = found as [Part];
  return ((from + to) / 2 - left) / width;
}

function isTilde({ left, right, top, bottom }: Part, edge: number, height: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (top <= edge || wide < high * tilde.flatness || high > height * tilde.highest) return false;
  return wide >= height * tilde.narrowest && wide <= height * tilde.widest;
}

function hasLetterBelow(mark: Part, parts: readonly Part[], height: number): boolean {
  const [wide, middle] = [mark.right - mark.left, (mark.left + mark.right) / 2];
  return parts.some(({ left, right, top, bottom }) => {
    const isAround = left <= mark.left + wide * 0.3 && right >= mark.right - wide * 0.3 && left < middle;
    return isAround && top > mark.bottom && top - mark.bottom < height * 0.35 && bottom - top > height * 0.3;
  });
}

/** What hangs together in a part of the picture. */
function listParts({ width, data }: Raster, { left, top, right, bottom }: Part): Part[] {
  const [wide, high] = [right - left, bottom - top];
  const waiting = new Uint8Array(wide * high);
  for (let at = 0; at < waiting.length; at++)
    if (data[(top + Math.floor(at / wide)) * width + left + (at % wide)]! < inkBelow) waiting[at] = 1;
  const parts: Part[] = [];
  for (let start = 0; start < waiting.length; start++) if (waiting[start]) parts.push(follow(waiting, wide, start));
  return parts.map((part) => ({
    left: part.left + left,
    right: part.right + left,
    top: part.top + top,
    bottom: part.bottom + top,
  }));
}

function follow(waiting: Uint8Array, wide: number, start: number): Part {
  const part = { left: wide, right: 0, top: waiting.length, bottom: 0 };
  const next = [start];
  waiting[start] = 0;
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    for (const row of [-wide, 0, wide])
      for (let column = Math.max(0, x - 1); column <= Math.min(wide - 1, x + 1); column++) {
        const near = at - x + row + column;
        if (!waiting[near]) continue;
        waiting[near] = 0;
        next.push(near);
      }
  }
  return part;
}

/** The slip nearest to the tilde is the letter under it. */
function putTilde(text: string, share: number): string {
  const widths = [...text].map(widthOf);
  const all = widths.reduce((sum, each) => sum + each, 0);
  const placeOf = (index: number) => widths.slice(0, index).reduce((sum, each) => sum + each, 0);
  let best = { distance: farthest, index: -1, length: 0 };
  for (const { 0: slip, index } of text.matchAll(slips)) {
    const middle = (placeOf(index) + placeOf(index + slip.length)) / 2;
    const distance = Math.abs(middle - share * all);
    if (distance < best.distance) best = { distance, index, length: slip.length };
  }
  if (best.index < 0) return text;
  const isCapital = /\p{Lu}{2}/u.test(text);
  return text.slice(0, best.index) + (isCapital ? 'Ñ' : 'ñ') + text.slice(best.index + best.length);
}

/** About how wide a letter is, against others. */
function widthOf(letter: string): number {
  if (/[ijlftrI1.,;:'’|()-]/.test(letter)) return 0.55;
  if (/[mwMW]/.test(letter)) return 1.5;
  return /\p{Lu}/u.test(letter) ? 1.25 : 1;
}
