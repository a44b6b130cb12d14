import type { Token } from '../layout/lines.ts';
import { joinRun, type Run, tokensAt } from '../layout/run.ts';
import { foldDigits } from './fold-digits.ts';
import { readMonth } from './months.ts';
import type { Parsed } from './parsed.ts';

export interface FoundDate {
  /** `yyyy-MM-dd` */
  date: string;
  from: number;
  to: number;
  quality: number;
}

/** A day with its ordinal ending, which may stand apart or be read as a mark before "day". */
const day = '(\\d{1,2})(?:\\s?(?:st|nd|rd|th)\\b|[™®°*"“”’]{1,2}(?=\\s+day\\b))?';
/** Replaces `\p{L}`, which takes milliseconds to compile with the ignore-case flag. */
const letter = '[A-Za-zÀ-ÿ]';
const month = `(${letter}{3,10})\\.?`;
const year = "'?((?:19|20)\\d{2}|\\d{2})";
const shapes: { pattern: RegExp; read: (parts: string[], dayFirst: boolean) => (string | number)[] | null }[] = [
  {
    pattern: /(?<!\d)((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/gu,
    read: ([y, , m, d]) => [y!, Number(m), d!],
  },
  {
    pattern: /(?<!\d|(?<![/.](?:\d{2}|\d{4}))-)(\d{1,2})\s?([-–/.])\s?(\d{1,2})\s?\2\s?((?:19|20)\d{2}|\d{2})(?!\d)/gu,
    read: ([first, , second, y], dayFirst) =>
      dayFirst || Number(first) > 12 ? [y!, Number(second), first!] : [y!, Number(first), second!],
  },
  {
    pattern: new RegExp(
      `(?<!\\d)((?:19|20)\\d{2})[\\s,-]{1,2}${month}[\\s-]{0,2}(\\d{1,2})(?!\\d|[\\s,-]{1,2}(?:19|20)\\d{2})`,
      'gu',
    ),
    read: ([y, m, d]) => withMonth(m!, (number) => [y!, number, d!]),
  },
  {
    pattern: new RegExp(
      `(?<!${letter})${month}(?:\\s{0,2}|-)${day}(?:\\s?[,.]\\s{0,2}|\\s{1,3}|-)${year}(?!\\d|,\\d{3})`,
      'giu',
    ),
    read: ([m, d, y]) => withMonth(m!, (number) => [y!, number, d!]),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)${day}(?:\\s+day)?(?:\\s+(?:of|ng))?[\\s.,-]{0,2}${month}[\\s.,-]{0,3}${year}(?!\\d|,\\d{3})`,
      'giu',
    ),
    read: ([d, m, y]) => withMonth(m!, (number) => [y!, number, d!]),
  },
  {
    // The year's first digit was lost to the comma: April 8,025.
    pattern: new RegExp(`(?<!${letter})${month}\\s{1,2}${day},\\s?0(\\d{2})(?!\\d|[.,]\\d)`, 'giu'),
    read: ([m, d, y]) => withMonth(m!, (number) => [y!, number, d!]),
  },
  {
    // The form prints the century and the year is filled in: 19th day of May 20 25.
    pattern: new RegExp(
      `(?<!\\d)${day}(?:\\s+day)?\\s+(?:of|ng)\\s+${month},?\\s+(20)\\s(\\d{2})(?!\\d|[,.]\\d)`,
      'giu',
    ),
    read: ([d, m, century, y]) => withMonth(m!, (number) => [`${century}${y}`, number, d!]),
  },
];

/** Parses all dates; `dayFirst` decides how to read 03/04/2024. */
export function parseDate(tokens: readonly Token[], dayFirst = false): Parsed[] {
  const boxed = readBoxes(tokens, dayFirst);
  if (boxed) return [boxed];
  const run = joinDates(tokens);
  return findDates(run.text, dayFirst).map(({ date, from, to, quality }) => ({
    value: date,
    quality,
    tokens: tokensAt(run, from, to),
  }));
}

/**
 * A date in digit boxes: eight single digits, groups for month, day and year, or one word, with or without separators.
 */
function readBoxes(tokens: readonly Token[], dayFirst: boolean): Parsed | null {
  const boxes =
    takeGroups(tokens, /^(?:[|[\]]?\d[|[\]/]?|[/.|–—-])$/, 8) ??
    takeGroups(tokens, /^(?:\d{2}|\d{4}|[/.|–—-])$/, 3) ??
    takeGroups(tokens, /^\d{8}$/, 1) ??
    takeParts(tokens);
  if (!boxes || (boxes.length === 3 && boxes.map(({ text }) => digitsIn(text).length).join() !== '2,2,4')) return null;
  const digits = boxes.map(({ text }) => digitsIn(text)).join('');
  const [first, second, year] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), digits.slice(4)];
  const isDayFirst = first > 12 || (dayFirst && second <= 12);
  const value = isDayFirst ? toDate(year, second, first) : toDate(year, first, second);
  return value ? { value, tokens: boxes, quality: boxes.length > 1 ? 0.9 : oneWordQuality } : null;
}

/** Quality of eight digits in one word, which may be another number. */
const oneWordQuality = 0.8;
/** Box edges read between single digits: 0i2, 1:9:7:4. */
const boxEdges = /(?<=^\d|[:|!i;]\d)[:|!i;](?=\d(?:[:|!i;]|$))/g;

function digitsIn(text: string): string {
  return text.replace(boxEdges, '').replace(/\D/g, '');
}

/** The leading groups of this format; null unless there are `count` of them. */
function takeGroups(tokens: readonly Token[], shape: RegExp, count: number): Token[] | null {
  const end = tokens.findIndex(({ text }) => !shape.test(text.replace(boxEdges, '')));
  const groups = tokens.slice(0, end < 0 ? tokens.length : end).filter(({ text }) => /\d/.test(text));
  return groups.length === count ? groups : null;
}

/** Day, month and year as digits in boxes. */
const dateDigits = 8;

/** Eight digits in boxes, some read together: 08, 2, 7, 1986. */
function takeParts(tokens: readonly Token[]): Token[] | null {
  const parts: Token[] = [];
  const ends: number[] = [];
  for (const token of tokens) {
    if (!/^\d{1,4}$/.test(token.text)) break;
    parts.push(token);
    ends.push((ends.at(-1) ?? 0) + token.text.length);
    if (ends.at(-1)! >= dateDigits) break;
  }
  return ends.at(-1) === dateDigits && parts.length > 3 && ends.includes(2) && ends.includes(4) ? parts : null;
}

/** The Filipino prefix of ordinals. */
const ordinal = /^ika-?(?=\d)/i;

export function joinDates(tokens: readonly Token[]): Run {
  return joinRun(tokens, ({ text }) => foldMonth(foldDigits(text.replace(ordinal, ''))).replace(/[()]|^['’‘`]$/g, ' '));
}

/** Corrects a 0 read for the O of a month between separators: 15-0CT-2025, 03-0ct-1986. */
function foldMonth(text: string): string {
  if (!/\d[-/.][A-Z0]*0[A-Z0]*[-/.]\d/i.test(text)) return text;
  return text.replace(/(?<=[-/.])[A-Z0]{3,4}(?=[-/.])/i, (word) =>
    readMonth(word) === null ? word : word.replace(/0/g, 'O'),
  );
}

/** Quality of a date whose year has two digits. */
const shortYearQuality = 0.92;

export function findDates(text: string, dayFirst: boolean): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const found = shapes.flatMap(({ pattern, read }) =>
    readAll(text, pattern, (match): FoundDate | null => {
      const parts = read(match.slice(1) as string[], dayFirst);
      const date = parts && toDate(String(parts[0]), Number(parts[1]), Number(parts[2]));
      if (!date) return null;
      const quality = String(parts[0]).length === 4 ? 1 : shortYearQuality;
      return { date, from: match.index, to: match.index + match[0].length, quality };
    }),
  );
  const chosen: FoundDate[] = [];
  for (const each of found.sort((one, other) => one.from - other.from || other.to - one.to))
    if (each.from >= (chosen.at(-1)?.to ?? 0)) chosen.push(each);
  return chosen;
}

/** Reads every match; a rejected match may overlap a valid one: 299.00 last 12 Sep 2026. */
function readAll<Result>(text: string, pattern: RegExp, read: (match: RegExpExecArray) => Result | null): Result[] {
  const found: Result[] = [];
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return found;
    const result = read(match);
    if (result !== null) found.push(result);
    from = result === null ? match.index + 1 : match.index + match[0].length;
  }
}

/** Pivot of years of two digits: 00 to 49 are of this century. */
const pivotYear = 50;
const minYear = 1920;

/** ISO date of an existing day from 1920 to 2049; null otherwise. */
export function toDate(yearText: string, monthNumber: number, dayNumber: number): string | null {
  const short = Number(yearText);
  const full = yearText.length === 4 ? short : short < pivotYear ? 2000 + short : 1900 + short;
  if (full < minYear || full >= 2000 + pivotYear) return null;
  const date = new Date(Date.UTC(full, monthNumber - 1, dayNumber));
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** True when the document writes days before months: a date is only valid that way. */
export function isDayFirst(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const match = /^(\d{2})[/.-](\d{2})[/.-](?:19|20)?\d{2}$/.exec(foldDigits(text));
    return match !== null && Number(match[1]) > 12 && Number(match[1]) <= 31 && Number(match[2]) <= 12;
  });
}

function withMonth<Result>(text: string, build: (month: number) => Result): Result | null {
  const number = readMonth(text);
  return number === null ? null : build(number);
}

const dayMs = 86_400_000;

/** Days from one `yyyy-MM-dd` to another; negative when the other is earlier. */
export function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / dayMs;
}
