import type { Token } from '../layout/lines.ts';
import { tokensAt } from '../layout/run.ts';
import { readMonth } from './months.ts';
import { findDates, joinDates, parseDate, toDate } from './parse-date.ts';
import type { Parsed } from './parsed.ts';

/** A month without a day, with its first and last day. */
export interface FoundMonth {
  first: string;
  last: string;
  from: number;
  to: number;
}

const months =
  /(?<![a-zà-ÿ]|\d[\s-]|\d(?:st|nd|rd|th)(?: day)?(?: of)?\s)([a-zà-ÿ]{3,10})\.?,?(?:\sof)?[\s-]((?:19|20)\d{2})(?!\d)/giu;

/** Finds months written without a day. */
export function findMonths(text: string): FoundMonth[] {
  return [...text.matchAll(months)].flatMap((match): FoundMonth[] => {
    const month = readMonth(match[1]!);
    if (month === null) return [];
    const first = toDate(match[2]!, month, 1);
    const last = new Date(Date.UTC(Number(match[2]), month, 0)).toISOString().slice(0, 10);
    return first ? [{ first, last, from: match.index, to: match.index + match[0].length }] : [];
  });
}

/** A period of employment; `end` is missing while it continues. */
export interface ParsedSpan {
  start: string;
  end?: string;
  tokens: Token[];
  quality: number;
}

const joiner = /^\s?(?:-|–|—|~|to|through|thru|until|till|up to|hanggang)\s?(?:sa\s|the\s)?/i;
const stillWorks = /^(?:present|date|now|current|kasalukuyan)/i;
/** Quality of a month without a day. */
const noDayQuality = 0.7;

/** Parses an employment period: `Jan 5, 2019 - Mar 3, 2022`, `March 2019 to July 2024`, `June 1, 2020 to present`. */
export function parseSpan(tokens: readonly Token[], dayFirst = false): ParsedSpan | null {
  const run = joinDates(tokens);
  const days = findDates(run.text, dayFirst);
  const inDays = ({ from, to }: { from: number; to: number }) => days.some((day) => day.from < to && from < day.to);
  const [start, end] = [
    ...days.map(({ date, from, to, quality }) => ({ first: date, last: date, from, to, quality })),
    ...findMonths(run.text)
      .filter((month) => !inDays(month))
      .map((month) => ({ ...month, quality: noDayQuality })),
  ].sort((one, other) => one.from - other.from);
  if (!start) return null;
  const after = run.text.slice(start.to);
  const joined = joiner.exec(after)?.[0];
  if (joined === undefined) return null;
  if (stillWorks.test(after.slice(joined.length)))
    return { start: start.first, quality: start.quality, tokens: tokensAt(run, start.from, start.to) };
  if (!end || end.from !== start.to + joined.length || end.last < start.first) return null;
  const quality = Math.min(start.quality, end.quality);
  return { start: start.first, end: end.last, quality, tokens: tokensAt(run, start.from, end.to) };
}

/** A date, or the first or last day of a month written without a day. */
export function parseDayOrMonth(tokens: readonly Token[], kind: 'firstDay' | 'lastDay', dayFirst: boolean): Parsed[] {
  const days = parseDate(tokens, dayFirst);
  if (days.length > 0) return days;
  const run = joinDates(tokens);
  return findMonths(run.text).map(({ first, last, from, to }) => ({
    value: kind === 'firstDay' ? first : last,
    tokens: tokensAt(run, from, to),
    quality: noDayQuality,
  }));
}
