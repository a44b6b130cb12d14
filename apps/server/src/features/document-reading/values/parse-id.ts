import type { Token } from '../layout/lines.ts';
import { joinRun, tokensAt } from '../layout/run.ts';
import { foldDigits } from './fold-digits.ts';
import { endsInMonth, readMonth } from './months.ts';
import type { Parsed } from './parsed.ts';

/** Digit groups of each institution's numbers. */
const idShapes = {
  sss: [[2, 7, 1]],
  philHealth: [[2, 9, 1]],
  pagIbig: [[4, 4, 4]],
  tin: [
    [3, 3, 3, 3],
    [3, 3, 3],
    [3, 3, 3, 5],
    [3, 3, 3, 4],
  ],
} as const;
export type IdKind = keyof typeof idShapes;

/** Quality of a number in another institution's grouping. */
const otherGroupsQuality = 0.55;

/** Minimum confidence of a word that is not an OCR guess. */
const guessConfidence = 60;
/** A TIN of this form has lost its first group. */
const headless = /^\d{6}000$/;
const digitsRun = /(?<![\p{L}\d])\d(?:[\s.–-]{0,2}\d){5,17}(?![\p{L}\d])/gu;

/**
 * Parses a number with the institution's digit count; one grouped like another institution's counts only when
 * `isNamed`.
 */
export function parseId(kind: IdKind, tokens: readonly Token[], isNamed = false): Parsed[] {
  const run = joinRun(tokens, (token) => {
    if (isGuessAtDash(token)) return '';
    return foldDigits(openBoxes(token.text)).replace(/^[^\dA-Za-z]+|[^\dA-Za-z]+$/g, '');
  });
  return [...run.text.matchAll(digitsRun)].flatMap(({ 0: found, index }) => {
    // A number that is complete before a wide gap ends there.
    const [before = ''] = found.split('\t');
    const isWhole = groupsOf(kind, before) && !hasBranch(kind, found.slice(before.length));
    const text = stripColon(kind, isWhole ? before : (maxWholeDigits(kind, found) ?? found));
    const groups = groupsOf(kind, text);
    if (!groups) return [];
    if (kind === 'tin' && hasLostDigits(tokensAt(run, index, index + text.length))) return [];
    if (kind === 'tin' && headless.test(text.replace(/\D/g, ''))) return [];
    const printed = text.split(/\D+/).map(({ length }) => length);
    const isUsual = printed.join() === groups.join();
    const isElsewhere = !isUsual && isUsualElsewhere(kind, printed);
    if (isElsewhere && !isNamed) return [];
    if (!isUsual && /\d\.\d{2}(?:\D{2}|\D?$)/.test(text)) return [];
    const isPlain = printed.length === 1;
    const value = isPlain || isElsewhere ? text : groupDigits(text.replace(/\D/g, ''), groups);
    const at = index + found.indexOf(text);
    const used = tokensAt(run, at, at + text.length);
    return [{ value, tokens: used, quality: isUsual ? 1 : isElsewhere ? otherGroupsQuality : isPlain ? 0.97 : 0.85 }];
  });
}

/** True when digits in boxes were lost: a group before a dash is not a multiple of three digits. */
function hasLostDigits(tokens: readonly Token[]): boolean {
  const parts = tokens.map(({ text }) => text);
  if (!parts.every((text) => /^(?:\d|[–—-])$/.test(text)) || !parts.some((text) => /^\d$/.test(text))) return false;
  const groups = parts.join('').split(/[–—-]/);
  return groups.slice(0, -1).some(({ length }) => length % 3 !== 0);
}

/** The number up to the last wide gap where it is complete; the next item number may follow. */
function maxWholeDigits(kind: IdKind, found: string): string | undefined {
  const gaps = [...found.matchAll(/\t/g)].map(({ index }) => found.slice(0, index));
  return [found, ...gaps.reverse()].find((part) => groupsOf(kind, part));
}

/** True for letters guessed by OCR where a dash is printed between digit boxes. */
function isGuessAtDash({ text, word, line, index }: Token): boolean {
  const around = [line.tokens[index - 1], line.tokens[index + 1]];
  return (
    word.confidence < guessConfidence &&
    /^\p{L}{1,3}$/u.test(text) &&
    around.every((token) => /^\d$/.test(token?.text ?? ''))
  );
}

/** True for the zeros of a TIN's branch code, set apart in boxes. */
function hasBranch(kind: IdKind, rest: string): boolean {
  return kind === 'tin' && /^0{3}(?:00)?$/.test(rest.replace(/\D/g, ''));
}

/** Drops a leading 1 that was a colon before a number in its usual groups. */
function stripColon(kind: IdKind, found: string): string {
  const rest = /^1\s(\S+)$/.exec(found)?.[1];
  const printed = rest?.split(/\D+/).map(({ length }) => length) ?? [];
  return rest && idShapes[kind].some((shape) => shape.join() === printed.join()) ? rest : found;
}

/** True when the digits are grouped like another institution's number. */
function isUsualElsewhere(kind: IdKind, printed: number[]): boolean {
  return Object.entries(idShapes).some(
    ([other, shapes]) => other !== kind && shapes.some((shape) => shape.join() === printed.join()),
  );
}

function groupsOf(kind: IdKind, text: string): readonly number[] | undefined {
  const { length } = text.replace(/\D/g, '');
  return idShapes[kind].find((shape) => shape.reduce((sum, count) => sum + count, 0) === length);
}

/** Numbers with fewer digits are less likely to be an id. */
const usualDigits = 5;
const fewDigitsFactor = 0.85;
/** Letters set apart before a number that fills its cell, and label words that look like such letters. */
const letteredNumber = /^(\p{Lu}{2,5})\s\d{2,5}(?:-\d{2,6}){0,2}-\d{3,8}$/u;
const labelWords = /^(?:STAFF|BADGE|GUARD|NO|NOS|NUM|ID|REF|ACCT|TIN|SSS|CAN|SIN|OR|EMP|TEL|FAX)$/;

/** Series letters before a number that fills its cell; "P" means pesos. */
const seriesNumber = /^(?!P(?:HP)?\s)(\p{Lu}{1,4})\s\d{4,10}(?:[\s-]\d{2,7}){0,3}$/u;

/** Several groups of capitals and digits: A 902 WXEB 14 – CE 3381057. */
const groupedNumber = /^(?=\p{Lu})(?:(?:\p{Lu}{1,5}\s\d{1,8}|\p{Lu}{1,5}\d{1,8})(?:\s[–-])?(?:\s|$)){2,4}$/u;

/** Formats of phone numbers and government IDs, which companies rarely use. */
const otherNumberFormats =
  /^(?:0|63)9\d{2}[ -]\d{3}[ -]?\d{4}$|^\d{3}-\d{3}-\d{3}-\d{3,5}$|^\d{2}-\d{7}-\d$|^\d{2}-\d{9}-\d$/;
const otherFormatFactor = 0.55;
const fewDigitsQuality = 0.6;

const yearPattern = /^(?:19|20)\d{2}$/;

/** Parses numbers issued by companies: digits with or without letters and hyphens. */
export function parseCode(tokens: readonly Token[]): Parsed[] {
  const run = joinRun(tokens);
  const whole = letteredNumber.exec(run.text);
  if (whole && !labelWords.test(whole[1]!)) return [{ value: whole[0], tokens: [...tokens], quality: 1 }];
  const series = seriesNumber.exec(run.text)?.[1];
  if (series && !labelWords.test(series) && !readMonth(series))
    return [{ value: run.text, tokens: [...tokens], quality: 1 }];
  if (
    groupedNumber.test(run.text) &&
    !run.text.split(/[\s–-]+/).some((word) => labelWords.test(word) || readMonth(word))
  )
    return [{ value: run.text, tokens: [...tokens], quality: 1 }];
  // Three digits: small cooperatives number their members this way.
  if (/^\d{3}$/.test(run.text)) return [{ value: run.text, tokens: [...tokens], quality: fewDigitsQuality }];
  const code =
    /(?<![\p{L}\d])(?=(?:[\p{L}-]{0,8}|\p{L}{1,6}[/.])\d)[\p{L}\d]+(?:[-/.][\p{L}\d]+)*(?:\s\d+(?:-\d+)*)*(?![\p{L}\d])/gu;
  return [...run.text.matchAll(code)].flatMap((match) => {
    // OCR may drop the space of "No. 0285116".
    const value = match[0].trim().replace(/^no\.(?=\d{3})/i, '');
    const digits = value.match(/\d/g)?.length ?? 0;
    if (digits < 3 || value.length < 4 || value.length > 32 || /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(value)) return [];
    const isMoney = /^\d[\d,]*$/.test(value) && /^[.,]\d/.test(run.text.slice(match.index + match[0].length));
    if (
      isMoney ||
      /^\d+\.\d{2}$/.test(value) ||
      (yearPattern.test(value) && endsInMonth(run.text.slice(0, match.index)))
    )
      return [];
    const quality =
      (digits >= usualDigits ? 1 : fewDigitsFactor) * (otherNumberFormats.test(value) ? otherFormatFactor : 1);
    return [{ value, tokens: tokensAt(run, match.index, match.index + match[0].length), quality }];
  });
}

/** A local phone number without area code, alone in its cell. */
const localPhone = /^[\s:]*(\d{3,4}[\s-]\d{4})(?=\t|\s*$)/;
const localPhoneQuality = 0.85;

export function parsePhone(tokens: readonly Token[]): Parsed[] {
  const run = joinRun(tokens, ({ text }) => foldDigits(text));
  const phone =
    /(?<![\d-])(?:\+?63|0)[\s-]?(?:9\d{2}|89[5-8])[\s-]?\d{3}[\s-]?\d{4}(?!\d)|(?<![\d-])\(?0\d{1,2}\)?[\s-]?\d{3,4}[\s-]?\d{4}(?!\d)/g;
  const whole = [...run.text.matchAll(phone)].map((match) => ({ found: match[0], from: match.index, quality: 1 }));
  const local = whole.length === 0 ? localPhone.exec(run.text)?.[1] : undefined;
  const all = local ? [{ found: local, from: run.text.indexOf(local), quality: localPhoneQuality }] : whole;
  return all.map(({ found, from, quality }) => ({
    value: found.trim(),
    tokens: tokensAt(run, from, from + found.length),
    quality,
  }));
}

/** Parses email addresses, also when split at the "@". */
export function parseEmail(tokens: readonly Token[]): Parsed[] {
  const run = joinRun(tokens);
  return [...run.text.matchAll(/([\w.+-]+)( ?@ ?)((?:[\w-]+\.)+\p{L}{2,})/gu)].map((match) => ({
    value: `${match[1]}@${match[3]}`.toLowerCase(),
    tokens: tokensAt(run, match.index, match.index + match[0].length),
    quality: match[2] === '@' ? 1 : 0.9,
  }));
}

/** Joins digits in boxes by removing the box edges. */
function openBoxes(text: string): string {
  return /^[|[\]]?[\dOolI](?:[|[\]/:][\dOolI])+[|[\]/:]?$|^[\dOolI][|[\]]$/.test(text)
    ? text.replace(/[|[\]/:]/g, '')
    : text;
}

function groupDigits(digits: string, groups: readonly number[]): string {
  let at = 0;
  const parts = groups.map((length) => {
    at += length;
    return digits.slice(at - length, at);
  });
  return parts.join('-');
}
