import { noSuffix } from '@smile/contract/verifications';
import { compareWords } from './service/compare-words.ts';
import { foldWords } from './service/fold-words.ts';

/** What a letter is worth as the initial of a word. */
const initialScore = 0.9;

interface Word {
  text: string;
  /** What the word counts for: given names after the first half, middle names nothing when they are left out. */
  weight: number;
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
export function readName(text: string, givenSuffix: string | null = null): { words: string[]; suffix: string | null } {
  const words = readWords(text);
  const last = words.length > 1 ? toSuffix(words.at(-1)!) : null;
  if (last) words.pop();
  const given = givenSuffix && givenSuffix !== noSuffix ? toSuffix(foldWords(givenSuffix).join('')) : null;
  return { words, suffix: given ?? last };
}

/** Particles belong to the word after them: `de la Cruz`, `dela Cruz` and `Delacruz` are one. */
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

export function scoreWords(given: string[], filed: Word[]): number {
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
