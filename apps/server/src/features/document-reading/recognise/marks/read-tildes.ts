import { foldAccents } from '../../../../platform/text.ts';
import type { Raster } from '../../picture/raster.ts';
import { type InkPart, listInkParts } from '../ink-parts.ts';
import type { FoundWord } from '../recogniser.ts';

/** Height above a word searched for a tilde, in word heights. */
const roomAbove = 0.3;
/** Size of a tilde in word heights; the dot of an "i" is not as flat. */
const tilde = { narrowest: 0.18, widest: 0.75, highest: 0.28, flatness: 1.5 };
/** Maximum offset of a tilde from the middle of its letter, as a share of the letter's width. */
const maxAside = 0.2;
/** Minimum width of an "n", in word heights; an "i" with serifs is narrower. */
const narrowestLetter = 0.45;
/** A letter below its tilde: overhang as a share of the tilde's width; gap and letter height in word heights. */
const letterBelow = { maxOverhang: 0.3, maxGap: 0.35, minHeight: 0.3 };
/** Misreadings of ñ, and their maximum distance from the tilde in letters. */
const slips = /(?=(f[il1]|[il]{2}|rn|RN|[fFnN]))/g;
const maxDistanceLetters = 1;
/** Rejects ñ after a consonant; an "i" may be read as "l" or "1". */
const afterConsonant = /(?![aeioul1])[a-z\d]$/;

/** Recognises ñ, which the OCR engine does not know, by the separate tilde above the letter. */
export function readTildes(words: readonly FoundWord[], picture: Raster): FoundWord[] {
  return words.map((word) => {
    if (!/^\P{L}*\p{L}{3,}/u.test(word.text) || word.text.search(slips) < 0) return word;
    const at = findTilde(word, picture);
    return at === null ? word : { ...word, text: putTilde(word.text, at) };
  });
}

/** Horizontal position of the tilde, as a share of the word's width. */
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
  const parts = listInkParts(picture, area);
  const found = parts.filter((part) => isTilde(part, area.top, height) && hasLetterBelow(part, parts, height));
  if (found.length !== 1) return null;
  const [{ left: from, right: to }] = found as [InkPart];
  return ((from + to) / 2 - left) / width;
}

function isTilde({ left, right, top, bottom }: InkPart, edge: number, height: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (top <= edge || wide < high * tilde.flatness || high > height * tilde.highest) return false;
  return wide >= height * tilde.narrowest && wide <= height * tilde.widest;
}

function hasLetterBelow(mark: InkPart, parts: readonly InkPart[], height: number): boolean {
  const [wide, middle] = [mark.right - mark.left, (mark.left + mark.right) / 2];
  return parts.some(({ left, right, top, bottom }) => {
    const overhang = wide * letterBelow.maxOverhang;
    const isAround = left <= mark.left + overhang && right >= mark.right - overhang && left < middle;
    // Excludes the dot or accent above a thin "i" or the end of a joined "f".
    const isWide = right - left + 1 >= height * narrowestLetter;
    const isOver = isWide && Math.abs(middle - (left + right) / 2) <= (right - left) * maxAside;
    const isBelow = top > mark.bottom && top - mark.bottom < height * letterBelow.maxGap;
    return isAround && isOver && isBelow && bottom - top > height * letterBelow.minHeight;
  });
}

/** Replaces the misread letter nearest to the tilde. */
function putTilde(text: string, share: number): string {
  const widths = [...text].map(widthOf);
  const all = widths.reduce((sum, each) => sum + each, 0);
  const placeOf = (index: number) => widths.slice(0, index).reduce((sum, each) => sum + each, 0);
  let best = { distance: maxDistanceLetters, index: -1, length: 0 };
  for (const { 1: slip, index } of text.matchAll(slips)) {
    if (!slip) continue;
    const middle = (placeOf(index) + placeOf(index + slip.length)) / 2;
    const distance = Math.abs(middle - share * all);
    if (distance < best.distance) best = { distance, index, length: slip.length };
  }
  if (best.index < 0 || afterConsonant.test(foldAccents(text.slice(0, best.index)))) return text;
  const isCapital = /\p{Lu}{2}/u.test(text);
  return text.slice(0, best.index) + (isCapital ? 'Ñ' : 'ñ') + text.slice(best.index + best.length);
}

/** Approximate relative width of a letter. */
function widthOf(letter: string): number {
  if (/[ijlftrI1.,;:'’|()-]/.test(letter)) return 0.55;
  if (/[mwMW]/.test(letter)) return 1.5;
  return /\p{Lu}/u.test(letter) ? 1.25 : 1;
}
