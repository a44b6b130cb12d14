import { compareWords } from './service/compare-words.ts';
import { foldWords } from './service/fold-texts.ts';

/** An address matches from this score on. */
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

/** Countries and words that say nothing about the place. */
const ignored = new Set(['ph', 'phl', 'philippines', 'no', 'number', 'unit', 'city', 'of']);

/**
 * Whether an address is one of those on file. The score is 0.7 × the share of the given words that are on file plus
 * 0.3 × the share of the words on file that were given; every number that was given must be on file as it is.
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
