import type { Token } from '../layout/lines.ts';
import { tokensAt } from '../layout/run.ts';
import { readMonth } from './months.ts';
import { daysBetween, findDates, joinDates, toDate } from './parse-date.ts';

export interface ParsedPeriod {
  start: string;
  end: string;
  tokens: Token[];
  quality: number;
  /** True when the text joins the two dates; adjacent dates may be unrelated. */
  isJoined: boolean;
}

/** Words and dashes between two dates; OCR may read a word twice. */
const between = '\\s?(?:-|–|—|~|(?:to|through|thru|until|till|hanggang|up to|and|&)\\.?(?:\\sto)?)\\s?';
const joiner = new RegExp(`^${between}$`, 'i');
const sameMonth = new RegExp(
  `(?<![a-zà-ÿ])([a-zà-ÿ]{3,10})\\.?\\s?(\\d{1,2})${between}(\\d{1,2})\\s?[,.]?\\s?((?:19|20)\\d{2}|\\d{2})(?!\\d)`,
  'giu',
);
const dayRange = new RegExp(
  `(?<!\\d)(\\d{1,2})${between}(\\d{1,2})\\s+(?:(?:ng|of)\\s)?([a-zà-ÿ]{3,10})\\.?,?\\s?((?:19|20)\\d{2})`,
  'giu',
);
const dayFirstSameYear = new RegExp(
  `(?<!\\d)(\\d{1,2})[\\s-](?:(?:ng|of)\\s)?([a-zà-ÿ]{3,10})\\.?${between}(\\d{1,2})[\\s-](?:(?:ng|of)\\s)?([a-zà-ÿ]{3,10})\\.?,?[\\s-]((?:19|20)\\d{2})`,
  'giu',
);
/** The dash between the dates may be lost: Okt. 14 Okt. 19, 2024. */
const sameYear = new RegExp(
  `(?<![a-zà-ÿ])([a-zà-ÿ]{3,10})\\.?\\s?(\\d{1,2})(?:${between}|\\s)([a-zà-ÿ]{3,10})\\.?\\s?(\\d{1,2})\\s?[,.]?\\s?((?:19|20)\\d{2})`,
  'giu',
);
const monthOnly = /(?<![a-zà-ÿ]|\d[\s-])([a-zà-ÿ]{3,10})\.?,?\s((?:19|20)\d{2})(?!\d)/giu;
/** Whole months: January - December 2025. */
const months = new RegExp(
  `(?<![a-zà-ÿ]|\\d[\\s-])([a-zà-ÿ]{3,10})\\.?(?:,?\\s((?:19|20)\\d{2}))?${between}([a-zà-ÿ]{3,10})\\.?,?\\s((?:19|20)\\d{2})(?!\\d)`,
  'giu',
);
const numericSameYear = new RegExp(
  `(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?:${between}|\\s)(\\d{1,2})/(\\d{1,2})/((?:19|20)\\d{2}|\\d{2})(?![\\d/])`,
  'giu',
);

/** Somewhat more than a year and a month, the longest period of a bill or payslip. */
const maxDays = 400;

/** Parses a first and a last day: `Jan 1-15, 2024`, `12/16/2023 to 01/15/2024`, `January 2024`. */
export function parsePeriod(tokens: readonly Token[], dayFirst = false): ParsedPeriod | null {
  const run = joinDates(tokens);
  if (!/\d/.test(run.text)) return null;
  const found = readWhole(run.text) ?? readTwoDates(run.text, dayFirst) ?? readMonthOnly(run.text);
  if (!found || found.start > found.end) return null;
  const isLong = daysBetween(found.start, found.end) > maxDays;
  const { start, end, quality, isJoined, from, to } = found;
  return isLong ? null : { start, end, quality, isJoined, tokens: tokensAt(run, from, to) };
}

interface Found {
  start: string;
  end: string;
  from: number;
  to: number;
  quality: number;
  isJoined: boolean;
}

function readWhole(text: string): Found | null {
  // Quick exit: most tested texts are amounts.
  if (!/\p{L}{3}|\//u.test(text)) return null;
  for (const [pattern, read] of wholeShapes) {
    for (const match of text.matchAll(pattern)) {
      const dates = read(match.slice(1) as string[]);
      if (dates?.[0] && dates[1])
        return {
          start: dates[0],
          end: dates[1],
          from: match.index,
          to: match.index + match[0].length,
          quality: 1,
          isJoined: true,
        };
    }
  }
  return null;
}

type Dates = [string | null, string | null] | null;

/** Half a month by its ordinal: first half of May 2025. */
const ordinal = '(1st|2nd|first|second|unang|ikalawang|pangalawang)';
const halfWord = '\\s(?:half|quincena|kinsena|cut-?off)';
const monthYear = '([a-zà-ÿ]{3,10})\\.?,?\\s((?:19|20)\\d{2})';
const halfOfMonth = new RegExp(
  `(?<![a-zà-ÿ]|\\d)${ordinal}${halfWord}(?:\\speriod)?(?:,|\\sof|\\sng|\\s-)?\\s${monthYear}(?!\\d)`,
  'giu',
);
const monthAndHalf = new RegExp(`(?<![a-zà-ÿ])${monthYear}\\s?[,(–-]?\\s?${ordinal}(?=${halfWord}|\\)?$)`, 'giu');

function halfMonth(number: string, name: string, year: string): Dates {
  const month = readMonth(name);
  if (month === null) return null;
  if (/^(?:1st|first|unang)$/i.test(number)) return [toDate(year, month, 1), toDate(year, month, 15)];
  return [toDate(year, month, 16), toDate(year, month, new Date(Date.UTC(Number(year), month, 0)).getUTCDate())];
}

const wholeShapes: [RegExp, (parts: string[]) => Dates][] = [
  [halfOfMonth, ([number, month, year]) => halfMonth(number!, month!, year!)],
  [monthAndHalf, ([month, year, number]) => halfMonth(number!, month!, year!)],
  [sameMonth, ([month, first, last, year]) => inMonth(month!, first!, last!, year!)],
  [dayRange, ([first, last, month, year]) => inMonth(month!, first!, last!, year!)],
  [months, ([month, firstYear, otherMonth, year]) => wholeMonths(month!, firstYear, otherMonth!, year!)],
  [sameYear, ([month, first, otherMonth, last, year]) => overMonths([month!, first!], [otherMonth!, last!], year!)],
  [
    dayFirstSameYear,
    ([first, month, last, otherMonth, year]) => overMonths([month!, first!], [otherMonth!, last!], year!),
  ],
  [
    numericSameYear,
    ([month, first, otherMonth, last, year]) => {
      const startYear = Number(month) > Number(otherMonth) ? `${Number(year) - 1}`.padStart(year!.length, '0') : year!;
      return [toDate(startYear, Number(month), Number(first)), toDate(year!, Number(otherMonth), Number(last))];
    },
  ],
];

/** Only the end has a year; a start month after the end month belongs to the previous year. */
function overMonths([month, first]: [string, string], [otherMonth, last]: [string, string], year: string): Dates {
  const [from, to] = [readMonth(month), readMonth(otherMonth)];
  if (from === null || to === null) return null;
  const startYear = from > to ? String(Number(year) - 1) : year;
  return [toDate(startYear, from, Number(first)), toDate(year, to, Number(last))];
}

function wholeMonths(month: string, firstYear: string | undefined, otherMonth: string, year: string): Dates {
  const [from, to] = [readMonth(month), readMonth(otherMonth)];
  if (from === null || to === null) return null;
  const startYear = firstYear ?? (from > to ? String(Number(year) - 1) : year);
  return [toDate(startYear, from, 1), toDate(year, to, new Date(Date.UTC(Number(year), to, 0)).getUTCDate())];
}

function inMonth(name: string, first: string, last: string, year: string): Dates {
  const month = readMonth(name);
  return month === null ? null : [toDate(year, month, Number(first)), toDate(year, month, Number(last))];
}

function readTwoDates(text: string, dayFirst: boolean): Found | null {
  const [first, second] = findDates(text, dayFirst);
  if (!first || !second || second.from - first.to > 12) return null;
  const quality = Math.min(first.quality, second.quality);
  const isJoined = joiner.test(text.slice(first.to, second.from));
  return { start: first.date, end: second.date, from: first.from, to: second.to, quality, isJoined };
}

function readMonthOnly(text: string): Found | null {
  for (const match of text.matchAll(monthOnly)) {
    const month = readMonth(match[1]!);
    if (month === null) continue;
    const start = toDate(match[2]!, month, 1);
    const end = new Date(Date.UTC(Number(match[2]), month, 0)).toISOString().slice(0, 10);
    if (start)
      return { start, end, from: match.index, to: match.index + match[0].length, quality: 0.7, isJoined: true };
  }
  return null;
}
