import type { Raster, Region } from '../picture/raster.ts';
import type { FoundWord, Recogniser } from './recogniser.ts';

const inkBelow = 150;
/** Minimum confidence of a word that lies on one line and gives the letter height. */
const sure = 85;
/**
 * Maximum confidence of a word that may span two lines; such words are much taller than letters or lower than the ink.
 */
const doubtful = 80;
const minTallRatio = 1.7;
const maxLowRatio = 0.75;
/** Maximum width per letter, in heights: a wider box has more letters than were read. */
const widestLetter = 1.6;
/** Line height in letter heights, and minimum white between lines in pixels. */
const lineHeight = { min: 0.6, max: 2.2 };
const minWhiteRows = 2;
/** Maximum gap within a line, in line heights. */
const reachAcross = 1.2;
/** Maximum number of lines read again; most pages have no joined lines. */
const maxLines = 4;
const roomPixels = 3;

interface Band {
  top: number;
  bottom: number;
}

interface LineOfTwo extends Region {
  /** Words read there, on this line or across this and the next. */
  words: FoundWord[];
}

/** Re-reads close lines that were recognised as one, each separately, and keeps better results. */
export async function partLines(
  recogniser: Recogniser,
  words: readonly FoundWord[],
  picture: Raster,
): Promise<FoundWord[]> {
  let parted = [...words];
  for (const { words: before, ...region } of findJoined(words, picture)) {
    const read = await recogniser.recognise(picture, 'LINE', region);
    if (meanOf(read) <= doubtful || qualityOf(read) <= qualityOf(before)) continue;
    parted = [...parted.filter((word) => !before.includes(word)), ...read];
  }
  return parted;
}

/** Finds every line that a word spans. */
export function findJoined(words: readonly FoundWord[], picture: Raster): LineOfTwo[] {
  const heights = words.filter(({ confidence }) => confidence >= sure).map(({ box }) => box.height * picture.height);
  const letter = heights.sort((one, other) => one - other)[heights.length >> 1];
  if (letter === undefined) return [];
  const found: LineOfTwo[] = [];
  for (const word of words) {
    const place = toPixels(word, picture);
    const isHollow = place.width > place.height * widestLetter * word.text.length && word.text.length > 1;
    if (word.confidence >= doubtful && !isHollow) continue;
    for (const band of listBands(picture, place, letter, isHollow)) {
      const region = alongBand(picture, band, place);
      if (found.some((other) => isSamePlace(other, region))) continue;
      found.push({ ...region, words: words.filter((each) => isIn(toPixels(each, picture), region)) });
      if (found.length === maxLines) return found;
    }
  }
  return found;
}

function toPixels({ box }: FoundWord, { width, height }: Raster): Region {
  return { left: box.x * width, top: box.y * height, width: box.width * width, height: box.height * height };
}

/** The lines that a word spans, or the line of which it is only a part; empty when it fills its line. */
function listBands(picture: Raster, word: Region, letter: number, isHollow: boolean): Band[] {
  const isLine = ({ top, bottom }: Band) =>
    bottom - top >= letter * lineHeight.min && bottom - top <= letter * lineHeight.max;
  const isTall = word.height >= letter * minTallRatio;
  const around = isTall ? 0 : letter;
  const bands = bandsOfInk(picture, word, { top: word.top - around, bottom: word.top + word.height + around });
  if (isTall) {
    const lines = bands.filter(isLine);
    return lines.length > 1 ? lines : [];
  }
  const middle = word.top + word.height / 2;
  const own = bands.filter(({ top, bottom }) => top <= middle && bottom > middle);
  return own.filter((band) => isLine(band) && (isHollow || word.height < (band.bottom - band.top) * maxLowRatio));
}

/** Rows of ink separated by white, across a word. */
function bandsOfInk(picture: Raster, { left, width }: Region, { top, bottom }: Band): Band[] {
  const bands: Band[] = [];
  let white = minWhiteRows;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(picture.height, bottom); y++) {
    const at = y * picture.width;
    const hasInk = picture.data.subarray(at + Math.floor(left), at + Math.ceil(left + width)).some(isInk);
    white = hasInk ? white : white + 1;
    if (!hasInk) continue;
    if (white >= minWhiteRows) bands.push({ top: y, bottom: y + 1 });
    bands.at(-1)!.bottom = y + 1;
    white = 0;
  }
  return bands;
}

function isInk(value: number): boolean {
  return value < inkBelow;
}

/** Extends the word left and right up to a gap wider than a space. */
function alongBand(picture: Raster, { top, bottom }: Band, { left, width }: Region): Region {
  const reach = (bottom - top) * reachAcross;
  const hasInk = (x: number) => {
    for (let y = top; y < bottom; y++) if (isInk(picture.data[y * picture.width + x]!)) return true;
    return false;
  };
  const follow = (from: number, step: 1 | -1) => {
    let last = from;
    for (let x = from; x >= 0 && x < picture.width && Math.abs(x - last) <= reach; x += step) if (hasInk(x)) last = x;
    return last;
  };
  const [start, end] = [follow(Math.floor(left + width), -1), follow(Math.floor(left), 1)];
  const [x, y] = [Math.max(0, start - roomPixels), Math.max(0, top - roomPixels)];
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, end + roomPixels) - x,
    height: Math.min(picture.height, bottom + roomPixels) - y,
  };
}

function isSamePlace(one: Region, other: Region): boolean {
  const isLevel = Math.abs(one.top - other.top) < roomPixels && Math.abs(one.height - other.height) < roomPixels * 2;
  return isLevel && one.left < other.left + other.width && other.left < one.left + one.width;
}

/** True when the word's middle lies in the line, or the word spans the line's middle. */
function isIn(word: Region, { left, top, width, height }: Region): boolean {
  const [x, y] = [word.left + word.width / 2, word.top + word.height / 2];
  const isAcross = x > left && x < left + width;
  const isOfBoth = word.top < top + height / 2 && word.top + word.height > top + height / 2;
  return isAcross && ((y > top && y < top + height) || isOfBoth);
}

function meanOf(words: readonly FoundWord[]): number {
  return words.length === 0 ? 0 : qualityOf(words) / words.reduce((sum, { text }) => sum + text.length, 0);
}

/** Number of letters weighted by confidence. */
function qualityOf(words: readonly FoundWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
}
