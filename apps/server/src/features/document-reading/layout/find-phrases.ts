import { countEdits, foldShapes, foldWord } from './fold-text.ts';
import type { Line, Token } from './lines.ts';

/** Where a phrase of the lexicon stands. */
export interface Hit<Meaning> {
  meanings: Meaning[];
  phrase: string;
  tokens: Token[];
  /** 0–1: 1 when letter for letter the same. */
  likeness: number;
}

export interface Phrases<Meaning> {
  exact: Map<string, Entry<Meaning>>;
  byLength: Map<number, Entry<Meaning>[]>;
  mostWords: number;
}

interface Entry<Meaning> {
  phrase: string;
  shape: string;
  meanings: Meaning[];
}

/** Short phrases must be letter for letter; longer ones forgive one slip in so many letters. */
const lettersPerSlip = 6;

export function compilePhrases<Meaning>(
  pairs: Iterable<readonly [phrase: string, meaning: Meaning]>,
): Phrases<Meaning> {
  const phrases: Phrases<Meaning> = { exact: new Map(), byLength: new Map(), mostWords: 1 };
  for (const [phrase, meaning] of pairs) {
    const words = phrase.split(' ').map(foldWord).filter(Boolean);
    const shape = foldShapes(words.join(''));
    phrases.mostWords = Math.max(phrases.mostWords, words.length + 1);
    const entry = phrases.exact.get(shape);
    if (entry) {
      if (!entry.meanings.includes(meaning)) entry.meanings.push(meaning);
      continue;
    }
    const made = { phrase, shape, meanings: [meaning] };
    phrases.exact.set(shape, made);
    phrases.byLength.set(shape.length, [...(phrases.byLength.get(shape.length) ?? []), made]);
  }
  return phrases;
}

/** All places where a phrase stands, the longest and likest first, no two on the same word. */
export function findPhrases<Meaning>(lines: readonly Line[], phrases: Phrases<Meaning>): Hit<Meaning>[] {
  return lines.flatMap((line) => choose(line.tokens.flatMap((_, start) => hitsFrom(line.tokens, start, phrases))));
}

function hitsFrom<Meaning>(tokens: Token[], start: number, phrases: Phrases<Meaning>): Hit<Meaning>[] {
  const hits: Hit<Meaning>[] = [];
  let shape = '';
  for (let end = start; end < tokens.length && end - start < phrases.mostWords; end++) {
    const token = tokens[end]!;
    if (token.segment !== tokens[start]!.segment) break;
    if (token.folded === '' && end === start) break;
    shape += foldShapes(token.folded);
    if (shape.length < 2) continue;
    const found = findEntry(shape, phrases);
    if (found && isWholeStart(tokens[start]!)) hits.push({ ...found, tokens: tokens.slice(start, end + 1) });
    if (/[:;]$/.test(token.text)) break;
  }
  return hits;
}

function isWholeStart(token: Token): boolean {
  return /[\p{L}#]/u.test(token.text);
}

function findEntry<Meaning>(shape: string, { exact, byLength }: Phrases<Meaning>): Omit<Hit<Meaning>, 'tokens'> | null {
  const same = exact.get(shape);
  if (same) return { meanings: same.meanings, phrase: same.phrase, likeness: 1 };
  const most = Math.floor(shape.length / lettersPerSlip);
  let best: { entry: Entry<Meaning>; edits: number } | null = null;
  for (let length = shape.length - most; most > 0 && length <= shape.length + most; length++) {
    for (const entry of byLength.get(length) ?? []) {
      const edits = countEdits(shape, entry.shape, best ? best.edits - 1 : most);
      if (edits !== null) best = { entry, edits };
    }
  }
  if (!best) return null;
  const { entry, edits } = best;
  return { meanings: entry.meanings, phrase: entry.phrase, likeness: 1 - (1.2 * edits) / shape.length };
}

function choose<Meaning>(hits: Hit<Meaning>[]): Hit<Meaning>[] {
  const letters = ({ phrase, likeness }: Hit<Meaning>) => phrase.replace(/\W/g, '').length * likeness ** 3;
  const sorted = [...hits].sort(
    (one, other) => letters(other) - letters(one) || one.tokens.length - other.tokens.length,
  );
  const used = new Set<Token>();
  const chosen = sorted.filter(({ tokens }) => {
    if (tokens.some((token) => used.has(token))) return false;
    for (const token of tokens) used.add(token);
    return true;
  });
  return chosen.sort((one, other) => one.tokens[0]!.index - other.tokens[0]!.index);
}
