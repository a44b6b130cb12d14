import type { ReadableType } from '@smile/contract/archive-analysis';
import { foldShapes } from '../layout/fold-text.ts';
import { segmentsOf, type Token } from '../layout/lines.ts';
import { nearestPhrase } from '../layout/nearest-phrase.ts';
import { listSmears, readLines } from '../layout/read-lines.ts';
import { labelsOf } from '../lexicon/slots-of-type.ts';
import { findDates } from '../values/parse-date.ts';
import { boxAround, type Page, type Reading, type Word } from '../word.ts';

/** Re-reads places of pictures with the second reader only. */
export type ReadPlaces = (places: Word[]) => Promise<Map<Word, Reading>>;

/** Mean confidence below which a cell is weak, and word confidence below which a word is a guess. */
const weak = 70;
const guessConfidence = 45;
const letters = { min: 3, max: 60 };
/** Maximum number of places that are read again; most documents have none. */
const maxPlaces = 40;
/** Confidence of a word on which both readers agreed in part. */
const mended = 60;
/** Minimum confidence at which the second reader overrules a guess, and the factor for the result. */
const certain = 90;
const overruledFactor = 0.8;
/** Minimum number of single digits in an amount read digit by digit; the currency sign before it. */
const minSpelledDigits = 3;
const sign = /^(?:php?|[p₱£€$#])[.:]?$/i;
const wholeAmount = /^(?:php\s?|[₱P£€$#]\s?)?\d{1,3}(?:,\d{3})+\.\d{2}$/i;
/** Format of a date, valid or not. */
const likeDay = /^\W?[\dOIl]{1,2}[-/ ](?:\p{L}{3,9}|[\dOIl]{1,2})\.?[-/ ,]+\d{2,4}\W?$/u;
/** Limits of the length ratio of two readings. */
const likeLength = { min: 0.6, max: 1.7 };

interface Place {
  whole: Word;
  words: Word[];
  /** True when the place is the whole cell. */
  isCell: boolean;
}

/**
 * Re-reads weak print with the second reader: restores labels (a lost label loses its value), dates and amounts, and
 * takes confident readings over guesses.
 */
export async function rereadWeakPrint(type: ReadableType, pages: Page[], readPlaces: ReadPlaces): Promise<Page[]> {
  const places = listPlaces(pages).slice(0, maxPlaces);
  if (places.length === 0) return pages;
  const readings = await readPlaces(places.map(({ whole }) => whole));
  const put = new Map<Word, Word[]>();
  for (const place of places) {
    const { whole, words, isCell } = place;
    const reading = readings.get(whole);
    const made =
      reading &&
      ((isCell ? readLabel(type, whole, reading) : null) ??
        readDay(whole, reading) ??
        readAmount(whole, words, reading) ??
        readCertain(place, reading, pageOf(whole, pages)));
    if (!made) continue;
    for (const word of words) put.set(word, []);
    put.set(words[0]!, made);
  }
  return pages.map((page) => ({ ...page, words: page.words.flatMap((word) => put.get(word) ?? [word]) }));
}

/** Skips words that line splitting has cut or joined, since the page no longer has them. */
function listPlaces(pages: readonly Page[]): Place[] {
  const pictures = pages.filter(({ source }) => source === 'PICTURE');
  const read = new Set(pictures.flatMap(({ words }) => words));
  const inLines = readLines(pictures)
    .flatMap(segmentsOf)
    .flatMap(placesOf)
    .filter(({ words }) => words.every((word) => read.has(word)));
  const large = pictures.flatMap(listSmears).map((word) => toPlace([word], false));
  return [...large, ...inLines].filter(({ whole }) => mayBeRead(whole, pages));
}

/** Width of a letter relative to its height, to estimate how many letters fit into a place. */
const widthOfLetter = 0.55;

function lettersIn({ box }: Word, { width, height }: Page): number {
  return (box.width * width) / (box.height * height * widthOfLetter);
}

function mayBeRead(whole: Word, pages: readonly Page[]): boolean {
  const count = whole.text.match(/[\p{L}\d]/gu)?.length ?? 0;
  const isWide = count > 0 && lettersIn(whole, pageOf(whole, pages)) >= letters.min;
  return (count >= letters.min || isWide) && whole.text.length <= letters.max;
}

/** The whole cell when it is weak, else its runs of adjacent guesses. */
function placesOf(segment: readonly Token[]): Place[] {
  const words = [...new Set(segment.map(({ word }) => word))];
  const cell = toPlace(words, true);
  if (cell.whole.confidence < weak && cell.whole.text.length <= letters.max) return [cell];
  if (isSpelledAmount(words)) return [toPlace(stripSign(words), false)];
  const broken = brokenAmount(words);
  if (broken) return [toPlace(broken, false)];
  const runs: Word[][] = [];
  for (const [at, word] of words.entries()) {
    if (word.confidence >= guessConfidence) continue;
    const before = runs.at(-1);
    if (before && before.at(-1) === words[at - 1]) before.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => toPlace(run, false));
}

/** True for an amount in large, widely spaced digits that was read digit by digit. */
function isSpelledAmount(words: readonly Word[]): boolean {
  const parts = words.filter(({ text }) => !sign.test(text));
  const short = parts.filter(({ text }) => /^(?:\d{1,2}[.,]?|[.,'’:=~-])$/.test(text));
  const hasDigits = parts.filter(({ text }) => /\d/.test(text)).length >= minSpelledDigits;
  const areParts = parts.every(({ text }) => /^(?:\d{1,3}|[.,'’:=~-])[.,]?$/.test(text));
  return hasDigits && areParts && short.length >= minSpelledDigits;
}

/** The two words of an amount that was split within its thousands. */
function brokenAmount(words: readonly Word[]): Word[] | null {
  const at = words.findIndex(({ text, confidence }, index) => {
    const isPiece = pieceOfAmount.test(text) || (confidence < guessConfidence && /,$/.test(text));
    return isPiece && /^\d{1,3}\.\d{2}$/.test(words[index + 1]?.text ?? '');
  });
  return at < 0 ? null : words.slice(at, at + 2);
}

const pieceOfAmount = /^\D{0,3}\d{1,3}(?:,\d{3})*(?:,\d{0,2}|\.)$/;

function stripSign(words: readonly Word[]): Word[] {
  return words.slice(
    Math.max(
      0,
      words.findIndex(({ text }) => !sign.test(text)),
    ),
  );
}

function toPlace(words: Word[], isCell: boolean): Place {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / length;
  const text = words.map((word) => word.text).join(' ');
  const box = boxAround(words.map((word) => word.box));
  return { words, isCell, whole: { text, confidence, box, page: words[0]!.page, second: null } };
}

function readLabel(type: ReadableType, whole: Word, second: Reading): Word[] | null {
  const phrase = nearestPhrase(labelsOf(type), whole.text, second.text);
  if (!phrase) return null;
  return spread(`${phrase}${/:\W*$/.test(second.text) ? ':' : ''}`, whole, { confidence: mended });
}

/** Picks the reading that is a valid calendar date. */
function readDay(whole: Word, second: Reading): Word[] | null {
  const isDay = (text: string) => findDates(text, false).length > 0;
  if (!likeDay.test(whole.text) || isDay(whole.text) || !isDay(second.text)) return null;
  return spread(second.text, whole, { confidence: mended });
}

/** The second reading of an amount that was read in pieces. */
function readAmount(whole: Word, words: readonly Word[], second: Reading): Word[] | null {
  const isInPieces = isSpelledAmount(words) || brokenAmount(words) !== null;
  if (!isInPieces || second.confidence < certain || !wholeAmount.test(second.text)) return null;
  return spread(withSign(second.text, whole.text), whole, {
    confidence: Math.round(second.confidence * overruledFactor),
  });
}

/** Keeps the "₱" of the first reading, which the second reader does not know. */
function withSign(text: string, before: string): string {
  return /^[-(]?₱/.test(before) ? text.replace(/^([-(]?)\D*/, '$1₱') : text;
}

/** Takes a confident second reading. That reader drops spaces, so three words or more need spaces in its text. */
function readCertain({ whole, words }: Place, second: Reading, page: Page): Word[] | null {
  if (second.confidence < certain) return null;
  if (shapeOf(whole.text) === shapeOf(second.text)) return confirm(words, second);
  const isLike = [whole.text.length, lettersIn(whole, page)].some((count) => {
    const ratio = second.text.length / count;
    return ratio >= likeLength.min && ratio <= likeLength.max;
  });
  const isParted = words.length <= 2 || second.text.includes(' ');
  if (whole.confidence >= guessConfidence || !isLike || !isParted) return null;
  return spread(withSign(second.text, whole.text), whole, {
    confidence: Math.round(second.confidence * overruledFactor),
  });
}

/** Raises the confidence of words that both readers read alike, and stores the second reading. */
function confirm(words: readonly Word[], { text, confidence }: Reading): Word[] {
  const parts = text.split(' ');
  const isParted = parts.length === words.length;
  return words.map((word, at) => ({
    ...word,
    second: { text: isParted ? parts[at]! : word.text, confidence },
    confidence,
  }));
}

/** Treats letters and lookalike digits as equal. */
function shapeOf(text: string): string {
  return foldShapes(text.toLowerCase().replace(/\s/g, ''));
}

/** Splits a text into words and distributes them over the place. */
function spread(text: string, { box, page }: Word, { confidence }: { confidence: number }): Word[] {
  const share = box.width / text.length;
  let at = 0;
  return text.split(' ').map((part) => {
    const left = box.x + at * share;
    at += part.length + 1;
    const own = { text: part, confidence };
    return { ...own, second: own, box: { ...box, x: left, width: part.length * share }, page };
  });
}

function pageOf({ page }: Word, pages: readonly Page[]): Page {
  return pages.find(({ number }) => number === page)!;
}
