import type { ReadableType } from '@smile/contract/archive-analysis';
import { foldWord } from '../../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { type LabelPattern, labelPatterns } from '../../lexicon/label-patterns.ts';
import type { Meaning } from '../../lexicon/slots-of-type.ts';
import { readMonth } from '../../values/months.ts';
import { type Label, labelOf } from './label.ts';
import { isTaxHintApart } from './tax-hint.ts';

/** Quality of a label recognised only by its words. */
const unlistedQuality = 0.72;
/** Minimum quality of a listed label; inside another text it is lower. */
const minListedQuality = 0.7;
/** Share of a text's words above which a listed label counts as the whole label. */
const partShare = 0.5;
const fillers = new Set('no id the of your membership member'.split(' '));
const tailWords = new Set('covered covering membership member no id pin on in php pesos date dates'.split(' '));
/** Maximum number of words; longer texts are sentences. */
const maxWords = 6;

/**
 * Adds labels that no list contains, recognised by their words: the start of a text up to its colon, first number or
 * end. A longer unlisted label replaces the listed label inside it.
 */
export function addUnlistedLabels(
  type: ReadableType,
  lines: readonly Line[],
  { listed, namesValue }: { listed: readonly Label[]; namesValue(label: Label, all: readonly Label[]): boolean },
): Label[] {
  const known = listed.filter(({ quality }) => quality >= minListedQuality);
  const found = lines.flatMap((line) => segmentsOf(line).flatMap((segment) => readLabel(type, segment, known)));
  const all = [...listed, ...found.map(({ label }) => label)];
  const named = found.filter(({ label }) => namesValue(label, all));
  const parts = new Set(named.flatMap((each) => each.parts));
  const inNamed = new Set(named.flatMap(({ label }) => label.tokens));
  const isWithin = ({ quality, tokens }: Label) =>
    quality < minListedQuality && tokens.every((each) => inNamed.has(each));
  const whole = listed.filter((label) => !parts.has(label) && !isWithin(label));
  return [...whole, ...named.map(({ label }) => label)];
}

interface Unlisted {
  label: Label;
  /** Listed labels inside it. */
  parts: Label[];
}

function readLabel(type: ReadableType, segment: readonly Token[], known: readonly Label[]): Unlisted[] {
  const tokens = takeLabel(segment);
  if (tokens.length === 0 || tokens.length > maxWords || isTaxHintApart(segment)) return [];
  const parts = known.filter((label) => label.tokens.some((token) => tokens.includes(token)));
  const covered = parts.flatMap((label) => label.tokens).filter(isMeaningful).length;
  if (covered > tokens.filter(isMeaningful).length * partShare)
    return parts.length > 1
      ? [...joinNames(tokens, segment, parts), ...joinBlock(tokens, segment, parts)]
      : extendListed(segment, parts);
  const text = tokens
    .map(({ text: word }) => foldWords(word))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const meanings = meaningsOf(labelPatterns[type], text);
  if (hasNoOtherWords(tokens, parts, meanings)) return [];
  return meanings.length > 0
    ? [{ label: { ...labelOf(tokens, segment, meanings), quality: unlistedQuality }, parts }]
    : [];
}

/**
 * True when the words after a listed label are its value, since the whole text names no other field: Citizenship
 * Filipino.
 */
function hasNoOtherWords(
  tokens: readonly Token[],
  [part, ...more]: readonly Label[],
  meanings: readonly Meaning[],
): boolean {
  const slot = part?.meanings[0]?.slot;
  const starts = part?.tokens[0] === tokens[0] && more.length === 0 && !/:$/.test(tokens.at(-1)!.text);
  return starts && slot?.kind === 'words' && meanings.every(({ slot: { name } }) => name === slot.name);
}

const joining = /^(?:ng|ni|of|the|at|and)?$/;

/** Joins several names of one field into one label: HDMF (Pag-IBIG) MID, Pangalan ng Kawani. */
function joinNames(tokens: Token[], segment: readonly Token[], parts: Label[]): Unlisted[] {
  const [first] = parts;
  const { name } = first!.meanings[0]!.slot;
  const isOne = name !== 'other' && parts.every(({ meanings }) => meanings[0]!.slot.name === name);
  const inParts = new Set(parts.flatMap((part) => part.tokens));
  const isWhole = tokens.every(
    (token) => inParts.has(token) || /^\(.+\)$/.test(token.text) || joining.test(token.folded),
  );
  if (!isOne || !isWhole) return [];
  return [{ label: { ...labelOf(tokens, segment, first!.meanings), quality: first!.quality }, parts }];
}

/** Reads a label such as "Registered Name and Service Address" as a name label: the address stands below the name. */
function joinBlock(tokens: Token[], segment: readonly Token[], parts: Label[]): Unlisted[] {
  const [name, place, ...more] = parts;
  const isNamed = name!.meanings.some(({ slot }) => slot.name === 'fullName');
  const isBlock = isNamed && more.length === 0 && place!.meanings.some(({ slot }) => slot.name === 'address');
  const between = tokens.filter((token) => parts.every((part) => !part.tokens.includes(token)));
  if (!isBlock || !between.every(({ text }) => /^(?:and|&|\/|at|,)$/i.test(text))) return [];
  return [{ label: { ...labelOf(tokens, segment, name!.meanings), quality: name!.quality }, parts }];
}

/** Extends a listed label by one or two words that only occur in labels. */
function extendListed(segment: readonly Token[], parts: readonly Label[]): Unlisted[] {
  const [part] = parts;
  if (!part || parts.length > 1 || part.tokens[0] !== segment[0]) return [];
  const tail = segment.slice(part.tokens.length);
  const isTail = tail.length > 0 && tail.length <= 2 && tail.every(({ folded }) => tailWords.has(folded));
  if (!isTail || !part.tokens.every((token, at) => token === segment[at])) return [];
  return [{ label: { ...labelOf([...segment], segment, part.meanings), quality: part.quality }, parts: [part] }];
}

function isMeaningful({ folded }: Token): boolean {
  return folded.length > 1 && !fillers.has(folded);
}

/** The words before the colon, or before the first word with a digit. */
function takeLabel(segment: readonly Token[]): Token[] {
  const colon = segment.findIndex(({ text }) => /:$/.test(text));
  if (colon >= 0) return segment.slice(0, colon + 1);
  const value = segment.findIndex(({ text }) => /\d/.test(text) && !/^\(?\d{1,2}\s?%\)?$/.test(text));
  if (value < 0) return dropOpenBracket(segment);
  // Place words, series letters and months belong to the number after them.
  const before = segment[value - 1]?.text ?? '';
  const isSeries = /^\p{Lu}{2,5}$/u.test(before) && /^(?:no\.?|number|#|num\.?)$/i.test(segment[value - 2]?.text ?? '');
  const isMonth = readMonth(before.replace(/\.$/, '')) !== null;
  const isOfNumber = value > 1 && (numberedPlace.test(before) || isSeries || isMonth);
  return dropOpenBracket(segment.slice(0, isOfNumber ? value - 1 : value));
}

const numberedPlace = /^(?:purok|prk|sitio|zone|blk|block|lot|phase|unit|km|rm|room|brgy|bgy|barangay)\.?$/i;

/** Drops an unclosed bracket at the end, such as a date of which only the month was taken. */
function dropOpenBracket(tokens: readonly Token[]): Token[] {
  const open = tokens.findLastIndex(({ text }) => text.startsWith('('));
  const isClosed = open <= 0 || tokens.slice(open).some(({ text }) => text.includes(')'));
  return isClosed ? [...tokens] : tokens.slice(0, open);
}

function foldWords(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[’'`]s\b/g, '')
    .replace(/#/g, ' no ')
    .replace(/[^a-zñ%\d]+/g, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => (/^[a-z]+$/.test(word) ? foldWord(word) : word))
    .join(' ');
}

/** One meaning per kind of value: a date under "due" is another field than an amount. */
function meaningsOf(list: readonly LabelPattern[], text: string): Meaning[] {
  const found = list.filter(({ pattern }) => pattern.test(text));
  const isBlock = found.some(({ kind }) => kind === 'person') && found.some(({ kind }) => kind === 'address');
  // In "Customer Name and Address", the name comes first and the address below it.
  const named = isBlock ? found.filter(({ kind }) => kind !== 'address') : found;
  const first = named.filter(({ kind }, index) => named.findIndex((other) => other.kind === kind) === index);
  return first.map(({ name, kind }) => ({ slot: { name, kind, labels: [] }, isWeak: false }));
}
