import { noSuffix } from '@smile/contract/verifications';
import { compareWords, foldWords } from './fold-words.ts';

/** A name matches from this score on. */
const nameThreshold = 0.85;
/** What a letter is worth as the initial of a word. */
const initialScore = 0.9;

interface Word {
  text: string;
  /** What the word counts for: given names after the first half, middle names nothing when they are left out. */
  weight: number;
}

interface NameOnFile {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
}

const suffixes: Record<string, string> = {
  junior: 'jr',
  senior: 'sr',
  '1st': 'i',
  '2nd': 'ii',
  '3rd': 'iii',
  '4th': 'iv',
};
/** Ma. is Maria on most Philippine papers. */
const longForms: Record<string, string> = { ma: 'maria' };
const particles = new Set(['de', 'del', 'dela', 'delos', 'delas', 'la', 'las', 'los', 'da', 'dos', 'van', 'von']);
const plainSuffixes = ['jr', 'sr', 'i', 'ii', 'iii', 'iv', 'v'];

/** Words of a name and the suffix that ends it or was given beside it; `N_A` stands for none. */
function readName(text: string, givenSuffix: string | null = null): { words: string[]; suffix: string | null } {
  const words = readWords(text);
  const last = words.length > 1 ? toSuffix(words.at(-1)!) : null;
  if (last) words.pop();
  const given = givenSuffix && givenSuffix !== noSuffix ? toSuffix(foldWords(givenSuffix).join('')) : null;
  return { words, suffix: given ?? last };
}

/** Particles belong to the word after them: `de la Cruz`, `dela Cruz` and `Delacruz` are one. */
function readWords(text: string): string[] {
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

/**
 * Whether a full name is the one on file, in any order. The score is the weighted mean over the words that were given
 * (1 each) and those on file (first given name and surname 1, further given names ½, middle name 0), each with the best
 * likeness that another word leaves for it. Different suffixes are different people; a missing one says nothing.
 */
export function matchFullName(fullName: string, suffix: string | null, onFile: NameOnFile): boolean {
  const given = readName(fullName, suffix);
  const surname = readName(onFile.lastName, onFile.suffix);
  if (given.suffix && surname.suffix && given.suffix !== surname.suffix) return false;
  const filed = [
    ...weighGiven(readWords(onFile.firstName)),
    ...readWords(onFile.middleName ?? '').map((text) => ({ text, weight: 0 })),
    ...surname.words.map((text) => ({ text, weight: 1 })),
  ];
  return scoreWords(given.words, filed) >= nameThreshold;
}

/**
 * How alike a name is to a whole name on file, from 0 to 1: the mean over the words that were given. Different suffixes
 * are different people.
 */
export function scoreFullName(fullName: string, onFile: string): number {
  const given = readName(fullName);
  const filed = readName(onFile);
  if (given.words.length === 0 || (given.suffix && filed.suffix && given.suffix !== filed.suffix)) return 0;
  return scoreWords(
    given.words,
    filed.words.map((text) => ({ text, weight: 0 })),
  );
}

/** Whether one part of a name (first, middle or last) is the one on file; null where there is none on file. */
export function matchNamePart(part: string, onFile: string | null): boolean | null {
  if (!onFile) return null;
  const given = readName(part).words;
  const filed = readName(onFile).words;
  if (given.join('') === filed.join('')) return true;
  return scoreWords(given, weighGiven(filed)) >= nameThreshold;
}

/** Different suffixes are different people; null where one is not known. */
export function matchSuffix(suffix: string | null, onFile: Pick<NameOnFile, 'lastName' | 'suffix'>): boolean | null {
  const given = readName('', suffix).suffix;
  const filed = readName(onFile.lastName, onFile.suffix).suffix;
  return given && filed ? given === filed : null;
}

function weighGiven(words: string[]): Word[] {
  return words.map((text, index) => ({ text, weight: index === 0 ? 1 : 0.5 }));
}

function scoreWords(given: string[], filed: Word[]): number {
  const total = given.length + filed.reduce((sum, { weight }) => sum + weight, 0);
  if (given.length === 0 || total === 0) return 0;
  const points = pairWords(given, filed).reduce((sum, { weight, likeness }) => sum + likeness * (1 + weight), 0);
  return points / total;
}

/** Pairs each given word with one on file, the most alike first. */
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
  const isInitial = (one.length === 1 || other.length === 1) && one[0] === other[0] && one !== other;
  return isInitial ? initialScore : compareWords(one, other);
}
