import { findPhrases, type Hit, type Phrases } from '../../layout/find-phrases.ts';
import { type Line, restOfSegment, segmentsOf, startOfSegment, type Token } from '../../layout/lines.ts';
import type { Meaning } from '../../lexicon/slots-of-type.ts';
import { findDates } from '../../values/parse-date.ts';
import { joinWords, looksLikeCompany } from '../../values/parse-text.ts';
import { isOtherDay, isUpToDay } from '../columns/other-days.ts';
import { endsText } from '../ends-text.ts';
import { endsBracket, restOfBracket } from '../places/rest-of-bracket.ts';
import { isWordOfText } from '../word-of-text.ts';
import { isHint } from './hint.ts';
import { findOpenHint } from './open-hint.ts';
import { findTaxHint, isTaxHint } from './tax-hint.ts';

export interface Label {
  meanings: Meaning[];
  phrase: string;
  tokens: Token[];
  line: Line;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** 0–1: confidence that this is a label, and which one. */
  quality: number;
  /** True when only hints, labels or the next item number follow in the segment. */
  endsSegment: boolean;
  /** True when only a date follows in the segment: the due date of the amount below. */
  endsInDay?: boolean;
}

const numbering = /^[(]?(\d{1,2}[A-Z]?|[A-Za-z])[.)]?$/;
const hints = /\([^)]*(?:\)|$)/g;
const unit = /^(?:kwh|cum?|cbm|m|m3|cubicmeters?|kilowatthours?)$/;

/** Finds phrases of the lexicon, without those that are words, units, headings or parts of values here. */
export function findLabels(lines: readonly Line[], phrases: Phrases<Meaning>): Label[] {
  const found = findPhrases(lines, phrases).filter(
    (hit, _, all) =>
      !isJoiningWord(hit, all) &&
      !isWordOfText(hit) &&
      !isUnit(hit) &&
      !startsDetailsHeading(hit) &&
      !isNumberedPlace(hit, all) &&
      !isOtherDay(hit) &&
      !isUpToDay(hit) &&
      !isHint(hit) &&
      !refersToItems(hit) &&
      !isTaxHint(hit) &&
      !endsBracket(hit.tokens) &&
      !followsPartNumber(hit) &&
      !startsValue(hit, all) &&
      !followsColon(hit, all) &&
      !isInCompany(hit.tokens) &&
      !endsText(hit.tokens, lines),
  );
  // `other` marks known labels that fill no field.
  const namesField = ({ meanings }: Hit<Meaning>) => meanings.some(({ slot }) => slot.name !== 'other');
  const fieldWords = new Set(found.filter(namesField).flatMap(({ tokens }) => tokens));
  const hits = found.map((hit) => {
    const bracketed = [...hit.tokens, ...restOfBracket(hit.tokens)];
    const tokens = [...bracketed, ...otherName(bracketed, fieldWords)];
    return { ...hit, tokens: [...tokens, ...findTaxHint(tokens), ...findOpenHint(tokens, lines)] };
  });
  const inLabel = new Set(hits.flatMap(({ tokens }) => tokens));
  return hits.map((hit) => toLabel(hit, inLabel));
}

/** Maximum number of words after a slash in a label. */
const maxWordsAfterSlash = 3;

/** The alternative name after a slash, to the end of the cell: Department / Account. */
function otherName(tokens: readonly Token[], fieldWords: ReadonlySet<Token>): Token[] {
  const last = tokens.at(-1)!;
  const rest = restOfSegment(last);
  const [mark, ...words] = rest;
  if (mark?.text !== '/' || words.length === 0 || words.length > maxWordsAfterSlash) return [];
  const isOtherText = words.some((word) => fieldWords.has(word) || !/^\p{Lu}[\p{L}.]+:?$/u.test(word.text));
  const endsCell = last.line.tokens.length === rest.at(-1)!.index + 1 || /:$/.test(rest.at(-1)!.text);
  const isBeside = last.line.tokens.some(({ segment }) => segment > last.segment);
  return isOtherText || !(isBeside || endsCell) ? [] : rest;
}

/** The longest of them: from, mula. */
const maxJoiningLetters = 4;

/** True for the "to" or "from" of a period or sentence. */
function isJoiningWord({ tokens, phrase }: Hit<Meaning>, all: readonly Hit<Meaning>[]): boolean {
  const [first] = tokens;
  if (tokens.length > 1 || phrase.length > maxJoiningLetters || /:$/.test(first!.text)) return false;
  const before = first!.line.tokens[first!.index - 1];
  if (before?.segment !== first!.segment) return false;
  if (/^\p{Ll}/u.test(first!.text)) return true;
  const hasFrom = all.some((hit) => /from|mula|simula/i.test(hit.phrase) && hit.tokens[0]!.line === first!.line);
  return phrase === 'To' && !hasFrom;
}

/** Reference to another item of the form: Present Employer (From Item 38). */
const itemReference = /^\((?:from |sum of )?items?\b/i;

/** True for a reference to another item, which only an amount's own label may contain. */
function refersToItems({ tokens, meanings }: Hit<Meaning>): boolean {
  const rest = restOfSegment(tokens.at(-1)!).map(({ text }) => text);
  return itemReference.test(rest.join(' ')) && meanings.every(({ slot }) => slot.kind !== 'money');
}

/** Labels that also begin names of departments: Trade Marketing. */
const departmentOpening = /^trade$/i;

/** True for a single word that begins the value of the label before it, such as the zone of an address. */
function startsValue({ tokens, meanings }: Hit<Meaning>, all: readonly Hit<Meaning>[]): boolean {
  const [first] = tokens;
  const isOther = meanings.every(({ slot }) => slot.name === 'other') || departmentOpening.test(first!.text);
  if (tokens.length > 1 || /:$/.test(first!.text) || !isOther) return false;
  const { line, index, segment } = first!;
  const before = line.tokens.slice(0, index).findLast(({ folded }) => folded !== '');
  if (!before || before.segment === segment || restOfSegment(first!).length === 0) return false;
  const label = all.find((hit) => hit.tokens.at(-1) === before);
  return label !== undefined && label.likeness === 1 && startsSegment(label.tokens[0]!) && !hasValueUnder(first!, all);
}

/** True for a single word right after a label's colon: it is the value, such as a rank before a name. */
function followsColon({ tokens, meanings }: Hit<Meaning>, all: readonly Hit<Meaning>[]): boolean {
  const [first] = tokens;
  if (tokens.length > 1 || /:$/.test(first!.text) || meanings.some(({ slot }) => slot.name !== 'other')) return false;
  const before = first!.line.tokens[first!.index - 1];
  if (before?.segment !== first!.segment || !/\S:$/.test(before.text)) return false;
  return restOfSegment(first!).length > 0 && all.some((hit) => hit.likeness === 1 && hit.tokens.at(-1) === before);
}

function startsSegment({ line, index, segment }: Token): boolean {
  return line.tokens[index - 1]?.segment !== segment;
}

/** True for a row of more than two labels, whose values stand below. */
function hasValueUnder({ line }: Token, all: readonly Hit<Meaning>[]): boolean {
  const inLabel = new Set(all.flatMap(({ tokens }) => tokens));
  return segmentsOf(line).filter(([first]) => inLabel.has(first!)).length > 2;
}

const endsHeading = /^(?:details|information|info|overview)$/;

/** True for the first word of a heading: Account Details. */
function startsDetailsHeading({ tokens: [first, ...more] }: Hit<Meaning>): boolean {
  const next = first!.line.tokens[first!.index + 1];
  return more.length === 0 && next?.segment === first!.segment && endsHeading.test(next.folded);
}

function isUnit({ tokens }: Hit<Meaning>): boolean {
  const [first] = tokens;
  const before = first!.line.tokens[first!.index - 1];
  const [next] = restOfSegment(tokens.at(-1)!);
  // It begins its cell before a number: Units 120.
  const isLabelOfNext = before?.segment !== first!.segment && /^[\d,.]+$/.test(next?.text ?? '');
  return (
    !isLabelOfNext && /^[\d,.]+$/.test(before?.text ?? '') && unit.test(tokens.map(({ folded }) => folded).join(''))
  );
}

/** True for the start of a numbered place: Unit 5, Zone 8 Cugman. */
function isNumberedPlace({ tokens: [first, second] }: Hit<Meaning>, all: readonly Hit<Meaning>[]): boolean {
  if (/^units?$/i.test(first!.text)) return /^#?\d/.test(second?.text ?? '');
  const [number, place] = restOfSegment(first!);
  const isZone = /^(?:zone|district|sector|area)$/i.test(first!.text) && /^#?\d{1,3}[A-Z]?,?$/.test(number?.text ?? '');
  return isZone && /^\p{Lu}\p{L}+/u.test(place?.text ?? '') && !all.some(({ tokens }) => tokens.includes(place!));
}

/** True for the heading of a form part: PART I EMPLOYEE. */
function followsPartNumber({ tokens }: Hit<Meaning>): boolean {
  const [first] = tokens;
  const { line, index, segment } = first!;
  const [part, number] = [line.tokens[index - 2], line.tokens[index - 1]];
  const isOneWord = tokens.slice(1).every(({ text }) => /^\(.+\)$/.test(text));
  if (!isOneWord || part?.segment !== segment || /:$/.test(first!.text)) return false;
  return part.folded === 'part' && /^(?:[IVX]+(?:-?[A-C])?|\d)[.:)–-]?$/.test(number!.text);
}

/** True for a label after a part number, which is a heading: Part II - Employer Information. */
export function headsPart({ tokens: [first], line }: Label): boolean {
  const own = startOfSegment(first!);
  const cell = own.length > 0 ? own : line.tokens.filter(({ segment }) => segment === first!.segment - 1);
  const before = cell.map(({ text }) => text);
  return /^part (?:[IVX]+|\d)(?:\s?-?\s?[A-C])?\s?[.:)–—-]?$/i.test(before.join(' '));
}

function toLabel(hit: Hit<Meaning>, inLabel: Set<Token>): Label {
  const { tokens, phrase } = hit;
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const rest = restOfSegment(last)
    .map(({ text }) => text)
    .join(' ');
  const real = hit.meanings.filter(({ slot }) => slot.name !== 'other');
  return {
    meanings: real.length > 0 ? real : hit.meanings.slice(0, 1),
    phrase,
    tokens,
    line: first.line,
    left: Math.min(...tokens.map(({ left }) => left)),
    right: Math.max(...tokens.map(({ right }) => right)),
    top: Math.min(...tokens.map(({ top }) => top)),
    bottom: Math.max(...tokens.map(({ bottom }) => bottom)),
    // A misreading counts twice.
    quality: hit.likeness ** 2 * rateStart(first, phrase, inLabel) * rateEnd(last, inLabel),
    endsSegment:
      !/[\p{L}\d]/u.test(rest.replace(hints, '')) ||
      isBeforeNextItem(first, rest.replace(hints, '')) ||
      restOfSegment(last).every((token) => inLabel.has(token)),
    endsInDay: isDay(rest),
  };
}

/** Maximum difference between the item numbers of adjacent labels. */
const maxItemStep = 4;

/** True when the next numbered item follows on the line; the value then stands below. */
function isBeforeNextItem({ line, index }: Token, rest: string): boolean {
  const own = /^(\d{1,2})[A-Z]?\.?$/.exec(line.tokens[index - 1]?.text ?? '');
  const next = /^\s*(\d{1,2})[A-Z]?\.? \p{Lu}/u.exec(rest);
  if (!own || !next) return false;
  const apart = Number(next[1]) - Number(own[1]);
  return apart > 0 && apart <= maxItemStep;
}

function isDay(text: string): boolean {
  const [date, ...more] = findDates(text, false);
  return date !== undefined && more.length === 0 && !/[\p{L}\d]/u.test(text.slice(0, date.from) + text.slice(date.to));
}

/**
 * Rates the start: a label begins its segment or follows a number, a value or another label; right after a label's
 * colon stands its value.
 */
function rateStart(first: Token, phrase: string, inLabel: Set<Token>): number {
  const before = first.line.tokens[first.index - 1];
  if (!before || before.segment !== first.segment) return 1;
  if (numbering.test(before.text) || /^\W+$/.test(before.text)) return 0.97;
  if (/^(?:add|plus|less|dagdag|bawas):$/i.test(before.text)) return 0.97;
  if (/[:;]$/.test(before.text) && inLabel.has(before)) return 0.5;
  if (/[,.]$/.test(before.text) && isWordAmongWords(first)) return 0.35;
  if (/\d/.test(before.text) || /[,.:)]$/.test(before.text)) return 0.85;
  // In narrow table headings, labels of several words stand close together.
  const beforeThat = first.line.tokens[first.index - 2];
  if (phrase.includes(' ') && beforeThat?.segment === first.segment && inLabel.has(beforeThat) && inLabel.has(before))
    return 0.85;
  return phrase.includes(' ') ? 0.6 : 0.3;
}

/** True for a single word followed by a capitalised one. */
function isWordAmongWords(first: Token): boolean {
  const [next] = restOfSegment(first);
  return !/:$/.test(first.text) && next !== undefined && /^\p{Lu}\p{L}+$/u.test(next.text) && /\p{Ll}/u.test(next.text);
}

/** Rates the end: a colon, the end, a value or a hint follows a label; lower case continues a sentence. */
function rateEnd(last: Token, inLabel: Set<Token>): number {
  if (/[:;]$/.test(last.text)) return 1;
  const [next, after] = restOfSegment(last);
  if (!next || inLabel.has(next)) return 1;
  if (next.text === 'as' && after?.text === 'of') return 0.9;
  if (/\p{L},$/u.test(last.text) && /^\p{L}/u.test(next.text)) return 0.45;
  return /^\p{Ll}{2,}/u.test(next.text) && !/^(kwh|cu)/.test(next.text) ? 0.45 : 0.97;
}

/** Builds a label from words outside the lexicon; `segment` is the text around them. */
export function labelOf(tokens: Token[], segment: readonly Token[], meanings: Meaning[]): Omit<Label, 'quality'> {
  return {
    meanings,
    phrase: tokens.map(({ text }) => text).join(' '),
    tokens,
    line: tokens[0]!.line,
    left: tokens[0]!.left,
    right: tokens.at(-1)!.right,
    top: Math.min(...tokens.map(({ top }) => top)),
    bottom: Math.max(...tokens.map(({ bottom }) => bottom)),
    endsSegment: tokens.length === segment.length,
  };
}

/** True for words inside a company name: Supermarket & Dept. Store Corp. */
function isInCompany(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const cell = first.line.tokens.filter(({ segment }) => segment === first.segment);
  // A form's item number is not part of the name.
  const start = /^\d{1,2}[A-Z]?\.?$/.test(cell[0]!.text) ? cell[1] : cell[0];
  const isWithin = start !== first && cell.at(-1) !== last && last.line === first.line;
  return isWithin && !cell.some(({ text }) => /:$/.test(text)) && looksLikeCompany(joinWords(cell));
}
