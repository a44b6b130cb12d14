import { distance } from 'fastest-levenshtein';
import type { Raster } from '../picture/raster.ts';
import type { FoundWord } from '../recognise/recogniser.ts';
import type { SecondReader } from '../recognise/second-reader.ts';

/** Number of compared words, spread over the text. */
const sampleSize = 8;
/** Shorter words may be read right by chance. */
const minLetters = 4;
/** Minimum similarity of a word and its drawing. */
const alike = 0.6;
/** Share of the sample that may differ, since the reader errs too. */
const mayDiffer = 0.34;
/** Minimum visible contrast in grey levels; the reader normalises light and would also see less. */
const minContrast = 20;

export interface Comparison {
  isDrawn: boolean;
  /** Words of the text layer that the page does not show. */
  different: FoundWord[];
}

/** Compares a sample of the text layer with the drawing, numbers and long words first. */
export async function compareWithDrawing(words: FoundWord[], drawn: Raster, reader: SecondReader): Promise<Comparison> {
  const sample = takeSample(words);
  const different: FoundWord[] = [];
  for (const word of sample) {
    const text = isVisible(drawn, word.box) ? (await reader.read(drawn, word.box)).text : '';
    if (similarity(letters(text), letters(word.text)) < alike) different.push(word);
  }
  return { isDrawn: different.length <= sample.length * mayDiffer, different };
}

function isVisible({ width, height, data }: Raster, { x, y, ...size }: FoundWord['box']): boolean {
  let [darkest, lightest] = [255, 0];
  const right = Math.min(width, Math.ceil((x + size.width) * width));
  const bottom = Math.min(height, Math.ceil((y + size.height) * height));
  for (let row = Math.max(0, Math.floor(y * height)); row < bottom; row++)
    for (let at = row * width + Math.max(0, Math.floor(x * width)); at < row * width + right; at++) {
      darkest = Math.min(darkest, data[at]!);
      lightest = Math.max(lightest, data[at]!);
    }
  return lightest - darkest >= minContrast;
}

function takeSample(words: FoundWord[]): FoundWord[] {
  const telling = words.filter(({ text }) => letters(text).length >= minLetters);
  const numbers = telling.filter(({ text }) => /\d.*\d/.test(text));
  const half = spread(numbers, sampleSize / 2);
  return [
    ...half,
    ...spread(
      telling.filter((word) => !half.includes(word)),
      sampleSize - half.length,
    ),
  ];
}

function spread<T>(all: T[], count: number): T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Share of letters that need no edit, 0–1. */
function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - distance(one, other) / longest;
}
