import type { Raster } from '../../picture/raster.ts';
import { listInkParts } from '../ink-parts.ts';
import type { FoundWord } from '../recogniser.ts';

/** Gap between two words that may contain a dash, in word heights. */
const white = { min: 0.5, max: 2.6 };
/** Shape of a dash in word heights: width, thickness and position below the top of the words. */
const dash = { narrowest: 0.22, widest: 1.3, thickest: 0.2, flatness: 1.8, upmost: 0.3, lowest: 0.78 };
/** Minimum shared height of words on one line. */
const sameLine = 0.6;
const confidence = 80;

/**
 * Adds dashes between words (in periods, for example), which the engine often loses: the only ink between two words,
 * with the shape of a dash.
 */
export function readDashes(words: readonly FoundWord[], picture: Raster): FoundWord[] {
  const spoken = words.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const found = spoken.flatMap((word) => {
    const next = /[\p{L}\d.]$/u.test(word.text) ? nextOnLine(word, spoken) : undefined;
    const box = next && /^[\p{L}\d]/u.test(next.text) ? findDash(word, next, picture) : null;
    return box ? [{ text: '–', confidence, box }] : [];
  });
  const isFound = (word: FoundWord) =>
    !/[\p{L}\d]/u.test(word.text) && found.some(({ box }) => isWithin(box, word.box));
  return [...words.filter((word) => !isFound(word)), ...found];
}

/** True when the middle of one box lies within the other. */
function isWithin(one: FoundWord['box'], other: FoundWord['box']): boolean {
  const holds = (outer: FoundWord['box'], inner: FoundWord['box']) =>
    Math.abs(inner.x + inner.width / 2 - outer.x - outer.width / 2) <= outer.width / 2 &&
    Math.abs(inner.y + inner.height / 2 - outer.y - outer.height / 2) <= outer.height / 2;
  return holds(one, other) || holds(other, one);
}

function nextOnLine({ box }: FoundWord, words: readonly FoundWord[]): FoundWord | undefined {
  let next: FoundWord | undefined;
  for (const other of words) {
    if (other.box.x < box.x + box.width || (next && other.box.x >= next.box.x)) continue;
    const shared = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y);
    if (shared >= Math.min(box.height, other.box.height) * sameLine) next = other;
  }
  return next;
}

function findDash(word: FoundWord, next: FoundWord, picture: Raster): FoundWord['box'] | null {
  const top = Math.min(word.box.y, next.box.y) * picture.height;
  const foot = Math.max(word.box.y + word.box.height, next.box.y + next.box.height) * picture.height;
  const height = Math.max(word.box.height, next.box.height) * picture.height;
  const area = {
    left: Math.ceil((word.box.x + word.box.width) * picture.width) + 1,
    right: Math.floor(next.box.x * picture.width) - 1,
    top: Math.max(0, Math.floor(top)),
    bottom: Math.min(picture.height, Math.ceil(foot)),
  };
  const gap = area.right - area.left;
  if (gap < height * white.min || gap > height * white.max) return null;
  // Skips the edges of the adjacent words.
  const parts = listInkParts(picture, area).filter(({ left, right }) => left > area.left && right < area.right - 1);
  const [part] = parts;
  if (!part || parts.length > 1) return null;
  const [wide, thick] = [part.right - part.left + 1, part.bottom - part.top + 1];
  const middle = ((part.top + part.bottom) / 2 - top) / height;
  const isFlat = thick <= height * dash.thickest && wide >= thick * dash.flatness;
  const isWide = wide >= height * dash.narrowest && wide <= height * dash.widest;
  if (!isFlat || !isWide || middle < dash.upmost || middle > dash.lowest) return null;
  return {
    x: part.left / picture.width,
    y: part.top / picture.height,
    width: wide / picture.width,
    height: thick / picture.height,
  };
}
