import type { CellRow } from '../picture/find-cell-rows.ts';
import { cropRaster, type Raster, turnRaster } from '../picture/raster.ts';
import { cutColumns } from './cut-columns.ts';
import { dropDoubles } from './drop-doubles.ts';
import { findUnreadLines } from './find-unread-lines.ts';
import { fixNumerals } from './marks/fix-numerals.ts';
import { joinAmounts } from './marks/join-amounts.ts';
import { joinMarks } from './marks/join-marks.ts';
import { readDashes } from './marks/read-dashes.ts';
import { readPesos } from './marks/read-pesos.ts';
import { readTildes } from './marks/read-tildes.ts';
import { orderWords } from './order-words.ts';
import { partLines } from './part-lines.ts';
import { clearCells, readCells } from './read-cells.ts';
import type { FoundWord, Recogniser } from './recogniser.ts';

export interface PictureReading {
  words: FoundWord[];
  /** Clockwise quarter turns that put the words upright; boxes refer to the turned picture. */
  quarters: number;
}

/** Side of the sample beside the picture's shorter side, and positions tried along it. */
const sampleShare = 0.5;
const stepsPerSide = 4;
/** Minimum confidence of a word that counts towards a reading's quality. */
const sureWord = 60;
/** Mean confidence and number of letters below which the orientation is doubted. */
const poor = { confidence: 72, letters: 60 };
/** Clear words, and the minimum share of letters in them on an upright page; a turned page has less than 0.06. */
const clear = { confidence: 80, word: /[\p{L}\d]{3}/u, minShare: 0.2 };
/** Minimum quality ratio at which another rotation is chosen. */
const muchBetter = 1.3;

/**
 * Reads a prepared picture; when the result is poor, tries other rotations and splitting into blocks. Digits in boxes
 * are read separately, because they are too far apart to form lines.
 */
export async function readPicture(
  recogniser: Recogniser,
  picture: Raster,
  cellRows: readonly CellRow[] = [],
): Promise<PictureReading> {
  const upright = { words: await readBlocks(recogniser, clearCells(picture, cellRows)), quarters: 0 };
  if (!isPoor(upright.words) || isUpright(upright.words)) {
    const inCells = await readCells(recogniser, picture, cellRows);
    const words = [...(await partLines(recogniser, upright.words, picture)), ...inCells];
    return ordered({ ...upright, words: [...words, ...(await readMissed(recogniser, words, picture))] }, picture);
  }
  const quarters = await findTurn(recogniser, picture);
  const turned = turnRaster(picture, quarters);
  const found = quarters === 0 ? upright : { words: await readBlocks(recogniser, turned), quarters };
  const best = qualityOf(found.words) > qualityOf(upright.words) ? found : upright;
  const upwards = best.quarters === 0 ? picture : turned;
  if (!isPoor(best.words)) return ordered(best, upwards);
  const split = await recogniser.recognise(upwards, 'SPLIT');
  return ordered(qualityOf(split) > qualityOf(best.words) ? { ...best, words: split } : best, upwards);
}

/** Reads dropped lines one by one and keeps confident results. */
async function readMissed(recogniser: Recogniser, words: readonly FoundWord[], picture: Raster): Promise<FoundWord[]> {
  const found: FoundWord[] = [];
  for (const region of findUnreadLines(words, picture)) {
    const read = await recogniser.recognise(picture, 'LINE', region);
    // A single letter is more often a speck than a word.
    const isPrint = read.some(({ text }) => /[\p{L}\d]{2}/u.test(text));
    if (isPrint && read.every(({ confidence }) => confidence >= sureWord))
      found.push(...read.filter(({ text }) => /[\p{L}\d]/u.test(text)));
  }
  return found;
}

/** `picture` has the same rotation as the words. */
function ordered({ words, quarters }: PictureReading, picture: Raster): PictureReading {
  const whole = joinMarks(readPesos(joinAmounts(dropDoubles(words), picture), picture), picture);
  return { words: orderWords(readDashes(readTildes(fixNumerals(whole), picture), picture)), quarters };
}

async function readBlocks(recogniser: Recogniser, picture: Raster): Promise<FoundWord[]> {
  const regions = cutColumns(picture);
  if (regions.length <= 1) return recogniser.recognise(picture, 'BLOCK');
  const words: FoundWord[] = [];
  for (const region of regions) words.push(...(await recogniser.recognise(picture, 'BLOCK', region)));
  return words;
}

/** Finds the rotation in which a sample of the picture reads best, in quarter turns. */
async function findTurn(recogniser: Recogniser, picture: Raster): Promise<number> {
  const sample = takeSample(picture);
  const qualities: number[] = [];
  for (const quarters of [0, 1, 2, 3])
    qualities.push(qualityOf(await recogniser.recognise(turnRaster(sample, quarters), 'BLOCK')));
  const best = qualities.indexOf(Math.max(...qualities));
  return qualities[best]! > qualities[0]! * muchBetter ? best : 0;
}

/** The square with the most ink; enough to tell the orientation. */
function takeSample(picture: Raster): Raster {
  const side = Math.round(Math.min(picture.width, picture.height) * sampleShare);
  const step = Math.max(1, Math.floor(side / stepsPerSide));
  let best = { left: 0, top: 0, ink: -1 };
  for (let top = 0; top + side <= picture.height; top += step) {
    for (let left = 0; left + side <= picture.width; left += step) {
      const ink = measureInk(picture, left, top, side);
      if (ink > best.ink) best = { left, top, ink };
    }
  }
  return cropRaster(picture, best.left, best.top, side, side);
}

/** Every fourth pixel of every fourth row is measured. */
const sampleEvery = 4;
const inkBelow = 160;

function measureInk({ width, data }: Raster, left: number, top: number, side: number): number {
  let ink = 0;
  for (let y = top; y < top + side; y += sampleEvery)
    for (let x = left; x < left + side; x += sampleEvery) if (data[y * width + x]! < inkBelow) ink++;
  return ink;
}

/** Number of letters in confident words, weighted by confidence. */
function qualityOf(words: FoundWord[]): number {
  let quality = 0;
  for (const { text, confidence } of words) if (confidence >= sureWord) quality += text.length * confidence;
  return quality;
}

/** True when the words are poor because of the picture's quality: another rotation or layout would not help. */
function isUpright(words: readonly FoundWord[]): boolean {
  const lettersOf = (some: readonly FoundWord[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const isClear = ({ text, confidence }: FoundWord) => confidence >= clear.confidence && clear.word.test(text);
  const letters = lettersOf(words);
  return letters >= poor.letters && lettersOf(words.filter(isClear)) >= letters * clear.minShare;
}

function isPoor(words: FoundWord[]): boolean {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence } of words) {
    letters += text.length;
    sum += text.length * confidence;
  }
  return letters < poor.letters || sum / letters < poor.confidence;
}
