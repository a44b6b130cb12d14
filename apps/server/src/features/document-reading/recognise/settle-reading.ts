import type { Reading } from '../word.ts';

/** A second reading; it may cover ink around the word that belongs to the same number. */
export interface SecondReading extends Reading {
  isWider: boolean;
  /** The first engine's result for the enlarged place, if it was asked. */
  third: Reading | null;
}

/** Formats that only a correctly read number has: ID numbers, money, dates. */
const strictShapes = [
  /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/,
  /^\d{2}-\d{7}-\d$/,
  /^\d{2}-\d{9}-\d$/,
  /^\d{4}-\d{4}-\d{4}$/,
  /^[₱P]?-?\d{1,3}(,\d{3})*\.\d{2}$/,
  /^\(?\d{1,3}(,\d{3})+\.\d{2}\)?$/,
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{2}|\d{4})$/,
  /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])\/(\d{2}|\d{4})$/,
];

/** The numerals II and III, also when read as other letters. */
const numeral = /^(?!1+[.,]?$)[I1l|T]{2,3}[.,]?$/;
/** Confidence of a numeral that the other reader does not contradict. */
const numeralConfidence = 60;
/** Several strokes read as one. */
const oneStroke = /^[I1l|][.,]?$/;
/** Confidence margin by which the second reader wins. */
const surer = 4;
/** Confidence factor when two readings differ. */
const doubt = 0.55;
/** Below `guess` the first reader is overruled by a second one from `certainConfidence` on, with this factor. */
const guess = 40;
const certainConfidence = 95;
const overruledFactor = 0.8;
/** Confidence of the only reading with the shape of the value: at most, and by which factor. */
const onlyShape = { maxConfidence: 85, factor: 0.9 };
/** Confidence factor when the first engine confirms the second reading on the enlarged word. */
const confirmed = 0.95;
/** Confidence factor when the first engine missed part of the number. */
const completed = 0.9;

/**
 * Merges two readings of one word. When they differ, the one with a number format wins, else the first unless the
 * second is more confident. The confidence falls, since a difference is the best sign of an error.
 */
export function settleReading(first: Reading, second: SecondReading): Reading {
  if (isSameReading(first, second))
    return { text: first.text, confidence: Math.max(first.confidence, second.confidence) };
  const pure = purerCode(first.text, second.text);
  if (pure) return { text: pure, confidence: Math.round(Math.max(first.confidence, second.confidence) * confirmed) };
  const initial = initialOf(first, second) ?? initialOf(second, first);
  if (initial) return { text: initial.text, confidence: Math.round(initial.confidence * confirmed) };
  if (numeral.test(first.text) && (oneStroke.test(second.text) || !/[\p{L}\d]/u.test(second.text)))
    return { text: first.text, confidence: Math.max(first.confidence, numeralConfidence) };
  if (second.isWider && holdsWords(first.text, second.text))
    return { text: first.text, confidence: Math.max(first.confidence, second.confidence) };
  if (second.isWider && completes(first.text, second.text))
    return { text: second.text, confidence: Math.round(Math.min(second.confidence, 95) * completed) };
  if (second.third && isSameReading(second.third, second))
    return { text: second.text, confidence: Math.round(second.confidence * confirmed) };
  if (fillsIn(first.text, second.text))
    return { text: second.text, confidence: Math.round(second.confidence * confirmed) };
  const strokes = Math.min(first.text.length, second.text.length);
  if (numeral.test(first.text) && numeral.test(second.text))
    return { text: 'I'.repeat(strokes), confidence: Math.round(Math.max(first.confidence, second.confidence) * doubt) };
  const [firstFits, secondFits] = [hasShape(first.text), hasShape(second.text)];
  if (firstFits !== secondFits) {
    const { text, confidence } = firstFits ? first : second;
    return { text, confidence: Math.round(Math.min(confidence, onlyShape.maxConfidence) * onlyShape.factor) };
  }
  if (!firstFits && first.confidence < guess && second.confidence >= certainConfidence)
    return { text: second.text, confidence: Math.round(second.confidence * overruledFactor) };
  const chosen = firstFits && second.confidence - first.confidence > surer ? second : first;
  return { text: chosen.text, confidence: Math.round(Math.min(first.confidence, second.confidence) * doubt) };
}

export function isSameReading(one: Reading, other: Reading): boolean {
  return normalise(one.text) === normalise(other.text);
}

/** An initial before which the other reader saw an extra letter: OQ. and Q. */
function initialOf(one: Reading, other: Reading): Reading | null {
  const isOne = /^\p{Lu}\.$/u.test(one.text) && /^\p{L}\p{Lu}\.$/u.test(other.text);
  return isOne && other.text.endsWith(one.text) ? one : null;
}

/**
 * Merges two readings of a code that differ only in letters that look like digits: takes each group from the reading in
 * which it is all letters or all digits.
 */
function purerCode(one: string, other: string): string | null {
  const asDigits = (text: string) => text.replace(/O/g, '0').replace(/I/g, '1');
  if (one.length !== other.length || !/\d.*-|-.*\d/.test(one) || asDigits(one) !== asDigits(other)) return null;
  const others = other.split('-');
  const groups = one
    .split('-')
    .map((group, at) => [group, others[at]!].find((each) => /^(?:\p{Lu}+|\d+)$/u.test(each)));
  return groups.every((group) => group !== undefined) ? groups.join('-') : null;
}

/** True when the other reading has letters in place of strokes: Ba_ong, Bagong. */
function fillsIn(read: string, other: string): boolean {
  if (read.length !== other.length || !/_|^-/.test(read)) return false;
  return [...read].every((letter, at) => letter === other[at] || (/[_-]/.test(letter) && /\p{L}/u.test(other[at]!)));
}

/** True when the other reading has more digits before or after the number. */
function completes(part: string, whole: string): boolean {
  const [some, all] = [part.replace(/\D/g, ''), whole.replace(/\D/g, '')];
  return hasShape(whole) && some.length >= 2 && all.length > some.length && all.includes(some);
}

/** True when the other reading joined adjacent words to the number. */
function holdsWords(number: string, whole: string): boolean {
  const isAfter = /^\s?\p{L}{2}\P{N}*\d{0,4}$/u.test(whole.replace(number, '')) && whole.startsWith(number);
  return isAfter || (whole.endsWith(number) && /^\p{L}{2,9}\s$/u.test(whole.slice(0, -number.length)));
}

function hasShape(text: string): boolean {
  const bare = text.replace(/^[:;]+|[:;.,]+$/g, '');
  return strictShapes.some((shape) => shape.test(bare));
}

/** Drops accents (unknown to one reader), surrounding punctuation and the currency sign (often misread). */
function normalise(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const bare = plain.replace(/[\s:;]+/g, '').replace(/[.,]+$/, '');
  return bare.replace(/^(?:php|[₱P$#£¥€])(?=[\d,]+\.\d{2}$)/i, '');
}
