import type { ReadableType } from '@smile/contract/archive-analysis';
import { segmentsOf, type Token } from './layout/lines.ts';
import { nearestPhrase } from './layout/nearest-phrase.ts';
import { readLines } from './layout/read-lines.ts';
import { labelsOf } from './lexicon/slots-of-type.ts';
import { boxAround, type Page, type Reading, type Word } from './word.ts';

/** Reads places of pictures with the second reader only. */
export type ReadCells = (cells: Word[]) => Promise<Map<Word, Reading>>;

/** Cells are weak when their letters are read with less confidence than this in the mean. */
const weak = 70;
/** Labels have so many letters. */
const letters = { fewest: 4, most: 30 };
/** At most so many cells of a document are read again: most documents have none. */
const mostCells = 30;
/** What a word is worth that two readers together were needed for. */
const mended = 60;

interface Cell {
  whole: Word;
  words: Word[];
}

/**
 * Pages on which weak print that two readers take for a label of the type is that label: where a label is lost, so is
 * its value.
 */
export async function mendLabels(type: ReadableType, pages: Page[], readCells: ReadCells): Promise<Page[]> {
  const cells = listWeakCells(pages).slice(0, mostCells);
  if (cells.length === 0) return pages;
  const readings = await readCells(cells.map(({ whole }) => whole));
  const put = new Map<Word, Word[]>();
  for (const { whole, words } of cells) {
    const reading = readings.get(whole);
    const made = reading && readLabel(type, whole, reading);
    if (!made) continue;
    for (const word of words) put.set(word, []);
    put.set(words[0]!, made);
  }
  return pages.map((page) => ({ ...page, words: page.words.flatMap((word) => put.get(word) ?? [word]) }));
}

function listWeakCells(pages: readonly Page[]): Cell[] {
  const pictures = pages.filter(({ source }) => source === 'PICTURE');
  return readLines(pictures)
    .flatMap(segmentsOf)
    .filter((segment) => segment.some(({ word }) => word.confidence < weak))
    .map(toCell)
    .filter(({ whole }) => whole.confidence < weak && mayBeLabel(whole.text));
}

function mayBeLabel(text: string): boolean {
  const count = text.match(/\p{L}/gu)?.length ?? 0;
  return count >= letters.fewest && text.length <= letters.most;
}

function toCell(segment: readonly Token[]): Cell {
  const words = [...new Set(segment.map(({ word }) => word))];
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / length;
  const text = words.map((word) => word.text).join(' ');
  const box = boxAround(words.map((word) => word.box));
  return { words, whole: { text, confidence, box, page: words[0]!.page, second: null } };
}

function readLabel(type: ReadableType, { text, box, page }: Word, second: Reading): Word[] | null {
  const phrase = nearestPhrase(labelsOf(type), text, second.text);
  if (!phrase) return null;
  const end = /:\W*$/.test(second.text) ? ':' : '';
  const shown = `${phrase}${end}`;
  const share = box.width / shown.length;
  let at = 0;
  return shown.split(' ').map((part) => {
    const left = box.x + at * share;
    at += part.length + 1;
    const place = { ...box, x: left, width: part.length * share };
    return { text: part, confidence: mended, box: place, page, second };
  });
}
