import { noSuffix } from '@smile/contract/verifications';
import { compareWords } from './service/compare-words.ts';
import { foldWords } from './service/fold-texts.ts';

/** Score of a letter that matches the initial of a word. */
const initialScore = 0.9;

interface Word {
  text: string;
  /** 1 for surnames and the first given name, ½ for further given names, 0 for middle names, which may be omitted. */
  weight: number;
}

const suffixes: Record<string, string> = {
  junior: 'jr',
  jnr: 'jr',
  senior: 'sr',
  snr: 'sr',
  '1st': 'i',
  '2nd': 'ii',
  '3rd': 'iii',
  '4th': 'iv',
};

/** Common abbreviations in Philippine documents: Ma. Teresa, Sta. Maria, Sto. Domingo, St. John. */
const longForms: Record<string, string> = { ma: 'maria', st: 'saint', sta: 'santa', sto: 'santo' };

const particles = new Set(['de', 'del', 'dela', 'delos', 'delas', 'la', 'las', 'los', 'da', 'dos', 'van', 'von', 'mc']);

const saints = new Set(['san', 'santa', 'santo', 'saint']);

/** Titles before a name and degrees after it are ignored. */
const titles = new Set(['mr', 'mrs', 'ms', 'dr', 'dra', 'engr', 'atty', 'hon', 'prof', 'rev', 'fr', 'arch']);
const degrees = new Set(['cpa', 'md', 'rn', 'lpt', 'phd', 'mba', 'rmt', 'ree', 'rme', 'esq']);
const minWordsOfName = 2;

const plainSuffixes = ['jr', 'sr', 'i', 'ii', 'iii', 'iv', 'v'];

/**
 * Splits a name into words and a suffix, which may stand anywhere (`Cruz Jr., Juan`) or be given separately; the given
 * suffix `N_A` means none.
 */
export function readName(text: string, givenSuffix: string | null = null): { words: string[]; suffix: string | null } {
  const words = dropTitles(readWords(text));
  const at = words.findLastIndex((word, index) => index > 0 && isSuffixAt(text, words, { word, index }));
  const found = at > 0 ? toSuffix(words[at]!) : null;
  if (found) words.splice(at, 1);
  const given = givenSuffix && givenSuffix !== noSuffix ? toSuffix(foldWords(givenSuffix).join('')) : null;
  return { words, suffix: given ?? found };
}

function dropTitles(words: string[]): string[] {
  const from = titles.has(words[0] ?? '') && words.length > minWordsOfName ? 1 : 0;
  let to = words.length;
  while (to - from > minWordsOfName && degrees.has(words[to - 1]!)) to -= 1;
  return words.slice(from, to);
}

/**
 * A single letter is a suffix only at the end, and not before a dot or as the last of two words after a comma, where it
 * is an initial.
 */
function isSuffixAt(text: string, words: string[], { word, index }: { word: string; index: number }): boolean {
  if (!toSuffix(word)) return false;
  const isInitial = /\.\s*$|,\s*\S+\s+\S+\s*$/.test(text);
  return word.length > 1 || (index === words.length - 1 && !isInitial);
}

export interface ParsedName {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
}

/**
 * Parses a full name, `First Middle Last` or `Last, First Middle`. Of several given names, the last is taken as the
 * middle name; it may really be a second given name, and may be omitted like a middle name.
 */
export function parseFullName(fullName: string): ParsedName {
  const { words, suffix } = readName(fullName);
  const [beforeComma] = fullName.split(',');
  const surnameWords = readName(beforeComma!).words;
  const isSurnameFirst = surnameWords.length < words.length;
  const surnameIndex = findSurname(words);
  const surname = isSurnameFirst ? surnameWords : words.slice(surnameIndex);
  const given = isSurnameFirst ? words.slice(surnameWords.length) : words.slice(0, surnameIndex);
  const middleName = given.length > 1 ? given.pop()! : null;
  const lastName = surname.join(' ');
  return { firstName: given.join(' '), middleName, lastName, suffix };
}

/** Index of the last word, or of the word before it in `San Pedro`, unless that is the only given name: `San Lee`. */
function findSurname(words: string[]): number {
  const last = Math.max(words.length - 1, 0);
  return last > 1 && saints.has(words[last - 1]!) ? last - 1 : last;
}

/** Joins particles to the next word, so that `de la Cruz`, `dela Cruz` and `Delacruz` are equal. */
export function readWords(text: string): string[] {
  const words: string[] = [];
  let joined = '';
  for (const word of foldWords(text)) {
    joined += longForms[word] ?? word;
    if (particles.has(word)) continue;
    words.push(joined);
    joined = '';
  }
  return joined ? [...words, joined] : words;
}

function toSuffix(word: string): string | null {
  const suffix = suffixes[word] ?? word;
  return plainSuffixes.includes(suffix) ? suffix : null;
}

export function weighGiven(words: string[]): Word[] {
  return words.map((text, index) => ({ text, weight: index === 0 ? 1 : 0.5 }));
}

export function scoreWords(givenWords: string[], filedWords: Word[]): number {
  const listed = givenWords.map((text) => ({ text, weight: 1 }));
  const given = joinApart(listed, filedWords).map(({ text }) => text);
  const filed = joinApart(filedWords, listed);
  const total = given.length + filed.reduce((sum, { weight }) => sum + weight, 0);
  if (given.length === 0 || total === 0) return 0;
  const points = pairWords(given, filed).reduce((sum, { weight, likeness }) => sum + likeness * (1 + weight), 0);
  return points / total;
}

const maxPartsOfWord = 3;

/** Joins adjacent words that the other name writes as one: `Mac Arthur`, `O Neil`, `Van der Berg`. */
function joinApart(words: Word[], others: Word[]): Word[] {
  const known = new Set(others.map(({ text }) => text));
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let count = maxPartsOfWord;
    const parts = () => words.slice(at, at + count);
    const textOf = (run: Word[]) => run.map(({ text }) => text).join('');
    while (count > 1 && !(parts().length === count && known.has(textOf(parts())))) count -= 1;
    joined.push({ text: textOf(parts()), weight: Math.max(...parts().map(({ weight }) => weight)) });
    at += count;
  }
  return joined;
}

/** Pairs each given word with at most one word on file, best matches first. */
function pairWords(given: string[], filed: Word[]): { weight: number; likeness: number }[] {
  const candidates = given.flatMap((word, from) =>
    filed.map(({ text, weight }, to) => ({ from, to, weight, likeness: compareNameWords(word, text) })),
  );
  candidates.sort((one, other) => other.likeness - one.likeness || other.weight - one.weight);
  const used = { from: new Set<number>(), to: new Set<number>() };
  return candidates.filter(({ from, to, likeness }) => {
    if (likeness === 0 || used.from.has(from) || used.to.has(to)) return false;
    used.from.add(from);
    used.to.add(to);
    return true;
  });
}

function compareNameWords(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return isInitialOf(short, long) ? initialScore : compareWords(one, other);
}

/** `dela Cruz` is abbreviated to D, C or DC. */
function isInitialOf(letters: string, word: string): boolean {
  if (letters.length === 1 && word.startsWith(letters)) return true;
  const name = word.match(/^de(?:la|los|las)(\p{L})/u)?.[1];
  return name !== undefined && (letters === name || letters === `d${name}`);
}
