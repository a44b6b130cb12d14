import { compareWords } from './service/compare-words.ts';
import { foldWords } from './service/fold-texts.ts';

/** Minimum score of a matching address. */
const addressThreshold = 0.8;
const shares = { given: 0.7, filed: 0.3 };

const longForms: Record<string, string> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  blvd: 'boulevard',
  brgy: 'barangay',
  bgy: 'barangay',
  bldg: 'building',
  fl: 'floor',
  flr: 'floor',
  apt: 'apartment',
  sta: 'santa',
  sto: 'santo',
  mt: 'mount',
};

/** Countries and words that do not identify a place. */
const ignored = new Set(['ph', 'phl', 'philippines', 'no', 'number', 'unit', 'city', 'of']);

/**
 * Whether an address matches one on file. Score: 0.7 × share of the given words that are on file + 0.3 × share of the
 * words on file that were given. Every given number must be on file exactly.
 */
export function matchAddress(address: string, onFile: readonly string[]): boolean {
  const given = readWords(address);
  if (given.length === 0) return false;
  return onFile.some((filed) => scoreAddress(given, readWords(filed)) >= addressThreshold);
}

function scoreAddress(given: string[], filed: string[]): number {
  const isOnFile = (word: string) => filed.some((other) => isSameWord(word, other));
  if (filed.length === 0 || given.some((word) => /\d/.test(word) && !isOnFile(word))) return 0;
  const isGiven = (word: string) => given.some((other) => isSameWord(other, word));
  return (
    (shares.given * given.filter(isOnFile).length) / given.length +
    (shares.filed * filed.filter(isGiven).length) / filed.length
  );
}

function isSameWord(one: string, other: string): boolean {
  return /\d/.test(one) ? one === other : compareWords(one, other) > 0;
}

function readWords(address: string): string[] {
  const words = foldWords(address).map((word) => longForms[word] ?? word);
  return [...new Set(words.filter((word) => !ignored.has(word)))];
}
