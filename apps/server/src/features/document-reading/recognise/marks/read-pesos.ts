import type { Raster } from '../../picture/raster.ts';
import { boxAround } from '../../word.ts';
import { type InkPart, listInkParts } from '../ink-parts.ts';
import type { FoundWord } from '../recogniser.ts';

const inkBelow = 170;
const amount = /^[-(]?(\D{0,2})\d[\d,.]*\d\)?[.,]?$/;
const minDigits = 3;
/** Misread peso signs: inside an amount, and as a separate word. */
const misread = /^[-(]?[$£¥€#PFBRE₱]{0,2}$/;
const alone = /^[$£¥€#PFBRE₱]{1,2}$/;
/** Search area before the amount and into it, and size of the sign, in heights of the amount. */
const reach = { before: 2.2, within: 0.5, upright: 0.2 };
const size = { lowest: 0.7, highest: 1.35, narrowest: 0.45, widest: 1.1 };
/** Horizontal position and ink share of the stem of the P, and vertical range of the bars left of it. */
const stem = { from: 0.06, to: 0.45, full: 0.86 };
const strokes = { highest: 0.08, lowest: 0.72, share: 0.04 };
/** Below this height only the stem has ink. */
const foot = 0.78;

/** Recognises ₱, which the OCR engine does not know, by its stem, two bars and bowl. */
export function readPesos(words: readonly FoundWord[], picture: Raster): FoundWord[] {
  const taken = new Set<FoundWord>();
  const read = words.map((word) => {
    const sign = amount.exec(word.text)?.[1];
    if (sign === undefined || !misread.test(sign) || (word.text.match(/\d/g)?.length ?? 0) < minDigits) return word;
    // A bare number, such as a house number, is not an amount.
    if (sign === '' && !/\d[.,]\d/.test(word.text)) return word;
    const peso = findPeso(word, picture);
    if (!peso) return word;
    const box = boxAround([word.box, boxOf(peso, picture)]);
    for (const other of words) if (alone.test(other.text) && isWithin(other, peso, picture)) taken.add(other);
    return { ...word, box, text: word.text.replace(/^([-(]?)[^\d(-]*/, '$1₱') };
  });
  return taken.size === 0 ? read : read.filter((word) => !taken.has(word));
}

function findPeso({ box }: FoundWord, picture: Raster): InkPart | null {
  const [left, top] = [box.x * picture.width, box.y * picture.height];
  const height = box.height * picture.height;
  const area = {
    left: Math.max(0, Math.floor(left - height * reach.before)),
    top: Math.max(0, Math.floor(top - height * reach.upright)),
    right: Math.min(picture.width, Math.ceil(left + height * (size.widest + reach.within))),
    bottom: Math.min(picture.height, Math.ceil(top + height * (1 + reach.upright))),
  };
  const parts = listInkParts(picture, area);
  return parts.findLast((part) => part.left < left + height * reach.within && isPeso(part, picture, height)) ?? null;
}

function isPeso({ left, right, top, bottom }: InkPart, picture: Raster, height: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (high < height * size.lowest || high > height * size.highest) return false;
  if (wide < high * size.narrowest || wide > high * size.widest) return false;
  const isInk = (x: number, y: number) => picture.data[y * picture.width + x]! < inkBelow;
  const rowsOf = (x: number) => {
    const rows: number[] = [];
    for (let y = top; y <= bottom; y++) if (isInk(x, y)) rows.push((y - top) / high);
    return rows;
  };
  let at = left + Math.ceil(wide * stem.from);
  while (at < left + wide * stem.to && rowsOf(at).length < high * stem.full) at++;
  if (at >= left + wide * stem.to) return false;
  const before = Array.from({ length: Math.max(1, Math.round(wide * strokes.share)) }, (_, x) =>
    rowsOf(left + x),
  ).flat();
  const areStrokes = before.length > 0 && before.every((row) => row > strokes.highest && row < strokes.lowest);
  let beside = at;
  while (beside <= right && rowsOf(beside).length >= high * stem.full) beside++;
  const hasFoot = Array.from({ length: right - beside - 1 }, (_, x) => rowsOf(beside + 2 + x)).some((rows) =>
    rows.some((row) => row > foot),
  );
  const hasBowl = rowsOf(right - 1).some((row) => row < strokes.lowest);
  return areStrokes && hasBowl && !hasFoot;
}

function isWithin({ box }: FoundWord, { left, right }: InkPart, { width }: Raster): boolean {
  const middle = (box.x + box.width / 2) * width;
  return middle >= left && middle <= right;
}

function boxOf({ left, right, top, bottom }: InkPart, { width, height }: Raster): FoundWord['box'] {
  return {
    x: left / width,
    y: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
}
