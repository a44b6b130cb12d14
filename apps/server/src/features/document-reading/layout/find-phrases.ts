import { areAligned } from './alignment.ts';
import { countEdits, foldShapes, foldWord, lettersOf, mayBeAlike } from './fold-text.ts';
import { groupBy, type Line, segmentsOf, startOfSegment, type Token } from './lines.ts';
import { cellBeside, haveOwnEdges, haveOwnValues } from './own-rows.ts';

/** An occurrence of a lexicon phrase. */
export interface Hit<Meaning> {
  meanings: Meaning[];
  phrase: string;
  tokens: Token[];
  /** 0–1: 1 for an exact match. */
  likeness: number;
}

export interface Phrases<Meaning> {
  exact: Map<string, Entry<Meaning>>;
  byLength: Map<number, Entry<Meaning>[]>;
  maxWords: number;
  /** Lookup cache: most words of a page are looked up again in cells, later passes and on the next page. */
  found: Map<string, FoundEntry<Meaning> | null>;
}

type FoundEntry<Meaning> = Omit<Hit<Meaning>, 'tokens'>;

interface Entry<Meaning> {
  phrase: string;
  shape: string;
  letters: number;
  meanings: Meaning[];
}

/** Number of letters per tolerated error; short phrases must match exactly. */
const lettersPerSlip = 6;
/** Maximum gap between lines of one cell, in line heights. */
const maxGapHeights = 1.06;
/** Maximum overlap of a line with the line above, in line heights. */
const maxOverlapHeights = 0.3;
/** Lines below that may continue a cell. */
const maxLinesBelow = 4;
/** A phrase on two lines must be read nearly without slips. */
const minWrappedLikeness = 0.9;

export function compilePhrases<Meaning>(
  pairs: Iterable<readonly [phrase: string, meaning: Meaning]>,
): Phrases<Meaning> {
  const phrases: Phrases<Meaning> = { exact: new Map(), byLength: new Map(), maxWords: 1, found: new Map() };
  for (const [phrase, meaning] of pairs) {
    const words = phrase.split(' ').map(foldWord).filter(Boolean);
    const shape = foldShapes(words.join(''));
    phrases.maxWords = Math.max(phrases.maxWords, words.length + 1);
    const entry = phrases.exact.get(shape);
    if (entry) {
      if (!entry.meanings.includes(meaning)) entry.meanings.push(meaning);
      continue;
    }
    const made = { phrase, shape, letters: lettersOf(shape), meanings: [meaning] };
    phrases.exact.set(shape, made);
    phrases.byLength.set(shape.length, [...(phrases.byLength.get(shape.length) ?? []), made]);
  }
  return phrases;
}

/** Finds all phrases in the lines; longer and more exact matches win, and no two share a word. */
export function findPhrases<Meaning>(lines: readonly Line[], phrases: Phrases<Meaning>): Hit<Meaning>[] {
  const inLines = lines.flatMap(({ tokens }) => tokens.flatMap((_, start) => hitsFrom(tokens, start, phrases)));
  const overLines = wrappedSegments(lines).flatMap((tokens) =>
    tokens
      .flatMap((_, start) => hitsFrom(tokens, start, phrases))
      .filter((hit) => isWrapped(hit) && !isTwoRows(hit, phrases) && !endsOther(hit, phrases)),
  );
  return choose([...inLines, ...overLines]);
}

function isWrapped<Meaning>({ tokens, phrase, likeness }: Hit<Meaning>): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  if (first.line === last.line || likeness <= minWrappedLikeness || !endsCell(last)) return false;
  // A phrase with a separator in the lexicon but none here may be two labels on two lines.
  if (/[/&,]/.test(phrase) && !tokens.some(({ text }) => /[/&,]/.test(text))) return false;
  const hasOwnValues =
    isBeforeAmount(tokens.findLast(({ line }) => line === first.line)!) && (isBeforeAmount(last) || isBeforeDay(last));
  return !hasOwnValues && startsSegment(tokens.find(({ line }) => line === last.line)!);
}

/** Minimum gap between rows, in line heights; lines of one cell are closer. */
const rowGap = 0.5;

/** True when the match is two rows: each line is a phrase of its own with text beside it. */
function isTwoRows<Meaning>({ tokens, meanings }: Hit<Meaning>, { exact }: Phrases<Meaning>): boolean {
  const [upper, lower] = [tokens[0]!.line, tokens.at(-1)!.line];
  const parts = [upper, lower].map((line) => tokens.filter((token) => token.line === line));
  if (parts[0]!.length + parts[1]!.length < tokens.length) return false;
  const found = parts.map((part) => exact.get(foldShapes(part.map(({ folded }) => folded).join(''))));
  const isOther = found[0] !== undefined && !found[0].meanings.some((meaning) => meanings.includes(meaning));
  const haveOwn = parts.every((part) => part.at(-1)!.line.tokens[part.at(-1)!.index + 1] !== undefined);
  const areApart = lower.top - upper.bottom >= upper.height * rowGap;
  return (
    isOther &&
    found[1] !== undefined &&
    haveOwn &&
    (areApart || haveOwnEdges(parts) || haveOwnValues(parts.map(cellBeside)))
  );
}

/** True when the words end another whole phrase: the "Date" of "Due Date" below "Date of Bill". */
function endsOther<Meaning>({ tokens }: Hit<Meaning>, { exact }: Phrases<Meaning>): boolean {
  const [first] = tokens;
  const start = startOfSegment(first!);
  if (start.length === 0) return false;
  const cell = [...start, ...tokens.filter(({ line }) => line === first!.line)];
  return exact.has(foldShapes(cell.map(({ folded }) => folded).join('')));
}

/** False when more words follow in the cell. */
function endsCell({ line, index, segment, text }: Token): boolean {
  const [next, after] = line.tokens.slice(index + 1, index + 3);
  // VAT - Generation: the part after the dash belongs to the label.
  if (/^[-–—]$/.test(next?.text ?? '') && after?.segment === segment && /^\p{L}{2}/u.test(after.text)) return false;
  return next?.segment !== segment || /:$/.test(text) || !/^\p{L}{2}/u.test(next.text);
}

/** True before an amount; two lines with an amount each are two rows. */
function isBeforeAmount({ line, index }: Token): boolean {
  const [next, after] = line.tokens.slice(index + 1, index + 3);
  const amount = /^(?:php|₱|p)$/i.test(next?.text ?? '') ? after : next;
  return /\d\.\d{2}\)?$/.test(amount?.text ?? '');
}

/** True before a date: Please pay 266.00 / On or before 07/20/26. */
function isBeforeDay({ line, index }: Token): boolean {
  const [next, ...more] = line.tokens.slice(index + 1, index + 4);
  const text = next?.text ?? '';
  return (
    /^\d{1,4}[-/.]\S+\d$/.test(text) || [next, ...more].some((token) => /^(?:19|20)\d{2}[.,]?$/.test(token?.text ?? ''))
  );
}

function startsSegment({ line, index, segment }: Token): boolean {
  return line.tokens[index - 1]?.segment !== segment;
}

/** Texts that continue on the lines below, at the same edge or centred, as the words of one cell. */
function wrappedSegments(lines: readonly Line[]): Token[][] {
  return lines.flatMap((line, at) =>
    segmentsOf(line).flatMap((segment) => {
      const tokens = dropAmount(segment);
      let last = segment;
      for (const below of lines.slice(at + 1, at + 1 + maxLinesBelow)) {
        const next = segmentsOf(below).find((other) => continues(last, other));
        if (!next) continue;
        tokens.push(...dropAmount(next));
        last = next;
      }
      return last === segment ? [] : [tokens];
    }),
  );
}

function dropAmount(segment: readonly Token[]): Token[] {
  const end = segment.findIndex(({ text }, at) => at > 0 && /^[₱P(-]*\d{1,3}(?:,\d{3})*\.\d{2}\)?$/.test(text));
  return end > 0 && end === segment.length - 1 ? segment.slice(0, end) : [...segment];
}

function continues(upper: Token[], lower: Token[]): boolean {
  const height = Math.max(upper[0]!.line.height, lower[0]!.line.height);
  const gap = lower[0]!.line.top - upper[0]!.line.bottom;
  if (upper[0]!.line.page !== lower[0]!.line.page || gap > height * maxGapHeights) return false;
  // Other cells of the line may reach lower than these words.
  const own = Math.min(...lower.map(({ top }) => top)) - Math.max(...upper.map(({ bottom }) => bottom));
  if (own < -height * maxOverlapHeights) return false;
  return areAligned(upper, lower, height, { left: 0.7, right: 0.4, middle: 1 });
}

function hitsFrom<Meaning>(tokens: Token[], start: number, phrases: Phrases<Meaning>): Hit<Meaning>[] {
  const hits: Hit<Meaning>[] = [];
  let isKnown = false;
  let folded = '';
  for (let end = start; end < tokens.length && end - start < phrases.maxWords; end++) {
    const token = tokens[end]!;
    if (token.line === tokens[start]!.line && token.segment !== tokens[start]!.segment) break;
    if (token.folded === '' && end === start) break;
    folded += token.folded;
    const shape = foldShapes(folded);
    if (shape.length < 2) continue;
    const found = lookUp(shape, phrases);
    const taken = tokens.slice(start, end + 1);
    const isSure = found?.likeness === 1 || !(holdsNumber(taken) || isOtherWord(taken, found));
    const isLabel = isWholeStart(tokens[start]!) && !isSpelled(taken) && isSure;
    const isOther = found !== null && found.likeness < 1 && isKnown && !endsAs(found.phrase, token);
    if (found && isLabel && !isOther) hits.push({ ...found, tokens: taken });
    isKnown = found?.likeness === 1 && taken.length > 1;
    if (/[:;]$/.test(token.text)) break;
  }
  return hits;
}

/** The last word of a phrase may have more slips than the whole: one in three letters. */
const lettersPerEndSlip = 3;
const editWeight = 1.2;

/** True when a misread phrase ends in this word; otherwise the word is the value after the phrase. */
function endsAs(phrase: string, { folded }: Token): boolean {
  const end = foldWord(phrase.split(' ').at(-1)!);
  return countEdits(folded, end, Math.max(1, Math.floor(end.length / lettersPerEndSlip))) !== null;
}

/** True for spaced letters, as on stamps, which match phrases by accident. */
function isSpelled(tokens: readonly Token[]): boolean {
  return tokens.length > 2 && tokens.every(({ folded }) => folded.length < 3);
}

/** True when a number stands between two labels: it is the value of the first, not part of a phrase. */
function holdsNumber(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^\d[\d.,]+$/.test(text));
}

/** Maximum length of a single word that is compared with two words: Cariño is not a misread "card number". */
const shortWord = 10;

function isOtherWord([first, ...more]: readonly Token[], found: { phrase: string } | null): boolean {
  if (more.length > 0 || !found?.phrase.includes(' ')) return false;
  const end = foldWord(found.phrase.split(' ').at(-1)!);
  return first!.folded.length < shortWord && !(end.length >= 4 && first!.folded.endsWith(end));
}

function isWholeStart(token: Token): boolean {
  return /[\p{L}#]|^5{3}$/u.test(token.text);
}

/** Maximum number of cached lookups; beyond it the cache is cleared. */
const maxKept = 20_000;

function lookUp<Meaning>(shape: string, phrases: Phrases<Meaning>): FoundEntry<Meaning> | null {
  const known = phrases.found.get(shape);
  if (known !== undefined) return known;
  if (phrases.found.size >= maxKept) phrases.found.clear();
  const found = findEntry(shape, phrases);
  phrases.found.set(shape, found);
  return found;
}

function findEntry<Meaning>(shape: string, { exact, byLength }: Phrases<Meaning>): FoundEntry<Meaning> | null {
  const same = exact.get(shape);
  if (same) return { meanings: same.meanings, phrase: same.phrase, likeness: 1 };
  const max = Math.floor(shape.length / lettersPerSlip);
  const letters = lettersOf(shape);
  let best: { entry: Entry<Meaning>; edits: number } | null = null;
  for (let length = shape.length - max; max > 0 && length <= shape.length + max; length++) {
    for (const entry of byLength.get(length) ?? []) {
      if (!mayBeAlike(letters, entry.letters, max)) continue;
      const edits = countEdits(shape, entry.shape, best ? best.edits - 1 : max);
      if (edits !== null) best = { entry, edits };
    }
  }
  if (!best) return null;
  const { entry, edits } = best;
  return { meanings: entry.meanings, phrase: entry.phrase, likeness: 1 - (editWeight * edits) / shape.length };
}

function choose<Meaning>(hits: Hit<Meaning>[]): Hit<Meaning>[] {
  const letters = ({ phrase, likeness }: Hit<Meaning>) => phrase.replace(/\W/g, '').length * likeness ** 3;
  const whole = groupBy(hits.filter(isOfTwo), ({ tokens }) => tokens[0]!.line);
  const apart = hits.filter((hit) => !isAcross(hit, whole.get(hit.tokens[0]!.line) ?? []));
  const sorted = apart.sort((one, other) => letters(other) - letters(one) || one.tokens.length - other.tokens.length);
  const used = new Set<Token>();
  const chosen = sorted.filter(({ tokens }) => {
    if (tokens.some((token) => used.has(token))) return false;
    for (const token of tokens) used.add(token);
    return true;
  });
  return chosen.sort((one, other) => compareTokens(one.tokens[0]!, other.tokens[0]!));
}

/** True for the end of one label and the start of the next: Present Reading Previous Reading. */
function isAcross<Meaning>({ tokens }: Hit<Meaning>, whole: readonly Hit<Meaning>[]): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  if (tokens.length < 2 || first.line !== last.line || startsSegment(first)) return false;
  return whole.some(
    ({ tokens: one }) =>
      startsSegment(one[0]!) &&
      one.includes(first) &&
      !one.includes(last) &&
      whole.some(
        ({ tokens: other }) =>
          other[0]!.line === first.line &&
          other[0]!.index === one.at(-1)!.index + 1 &&
          other.includes(last) &&
          other.at(-1)!.index > last.index,
      ),
  );
}

const maxPhraseWords = 3;

function isOfTwo<Meaning>({ likeness, tokens }: Hit<Meaning>): boolean {
  return likeness === 1 && tokens.length > 1 && tokens.length <= maxPhraseWords;
}

function compareTokens(one: Token, other: Token): number {
  return one.line.number - other.line.number || one.index - other.index;
}
