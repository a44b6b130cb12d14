import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { readMonth } from '../../values/months.ts';
import { daysBetween } from '../../values/parse-date.ts';
import { type Candidate, laterFactor } from '../candidate.ts';

/** Score factors for an amount in another period's column, and in the document's own (undoes the rank penalty). */
const otherPeriodFactor = 0.4;
const ownPeriodFactor = 1 / laterFactor;
const minPeriodScore = 0.5;
/** First days of a period that is the second half of a month; cut-offs lie some days before the half they pay. */
const secondHalfDays = { from: 9, before: 24 };
/** Maximum length of half a month and minimum length of a whole month, in days. */
const maxHalfMonthDays = 18;
const minWholeMonthDays = 26;

const ordinals: [RegExp, 1 | 2][] = [
  [/^(?:1st|first|unang?)\s(?:half|cut-?off|quincena|kinsena|kinsenas|period|payday|payout|release)$/i, 1],
  [
    /^(?:2nd|second|ikalawang?|pangalawang?)\s(?:half|cut-?off|quincena|kinsena|kinsenas|period|payday|payout|release)$/i,
    2,
  ],
];
const dash = '\\s?(?:-|–|to)\\s?';
const numbers = new RegExp(
  `^\\(?(\\d{1,2})/(\\d{1,2})(?:/\\d{2,4})?${dash}(\\d{1,2})/(\\d{1,2})(?:/\\d{2,4})?\\)?$`,
  'i',
);
const days = new RegExp(
  `^\\(?(?:(\\p{L}{3,9})\\.?\\s)?(\\d{1,2})${dash}(?:\\p{L}{3,9}\\.?\\s)?(\\d{1,2})(?:,?\\s\\d{4})?\\)?$`,
  'iu',
);

interface Period {
  start: string;
  end: string;
}
interface Column {
  tokens: Token[];
  isOwn: boolean;
}

/** Prefers amounts in the column of the document's own period. */
export function preferOwnColumn(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  const period = findPeriod(candidates);
  if (!period) return [...candidates];
  const rows = lines.map((line) => readRow(line, period)).filter((row) => row.length > 1);
  const row = rows.find((columns) => columns.filter(({ isOwn }) => isOwn).length === 1);
  if (!row) return [...candidates];
  return candidates.map((candidate) => {
    if (candidate.slot.kind !== 'money') return candidate;
    const column = findColumn(row, candidate.tokens);
    if (!column) return candidate;
    const score = candidate.score * (column.isOwn ? ownPeriodFactor : otherPeriodFactor);
    return { ...candidate, score: Math.min(1, score) };
  });
}

function findPeriod(candidates: readonly Candidate[]): Period | null {
  const best = (name: string) =>
    candidates
      .filter(({ slot, score }) => slot.name === name && score > minPeriodScore)
      .sort((one, other) => other.score - one.score)[0];
  const whole = best('period');
  if (whole?.end) return { start: String(whole.value), end: whole.end };
  const [start, end] = [best('startDate'), best('endDate')];
  return start && end ? { start: String(start.value), end: String(end.value) } : null;
}

/** The headings of a line that name a period. */
function readRow(line: Line, period: Period): Column[] {
  return segmentsOf(line).flatMap((tokens) => {
    const isOwn = readHeading(tokens.map(({ text }) => text).join(' '), period);
    return isOwn === null ? [] : [{ tokens, isOwn }];
  });
}

/** True when the heading names the period; null when it names none. */
function readHeading(text: string, { start, end }: Period): boolean | null {
  const [first, last] = [Number(start.slice(8)), Number(end.slice(8))];
  const length = daysBetween(start, end) + 1;
  const half = ordinals.find(([pattern]) => pattern.test(text))?.[1];
  if (half) return length <= maxHalfMonthDays && isHalf(half, first);
  if (/^(?:total|whole month|month|monthly total|kabuuan)$/i.test(text)) return length >= minWholeMonthDays;
  const dates = numbers.exec(text)?.slice(1).map(Number);
  if (dates) return isSameDay(dates[0]!, dates[1]!, start) && isSameDay(dates[2]!, dates[3]!, end);
  const range = days.exec(text);
  if (!range || (range[1] && readMonth(range[1]) === null)) return null;
  const month = range[1] ? readMonth(range[1]) : Number(start.slice(5, 7));
  return month === Number(start.slice(5, 7)) && Number(range[2]) === first && Number(range[3]) === last;
}

function isHalf(half: 1 | 2, first: number): boolean {
  const isSecond = first >= secondHalfDays.from && first < secondHalfDays.before;
  return half === 2 ? isSecond : !isSecond;
}

function isSameDay(month: number, day: number, date: string): boolean {
  return month === Number(date.slice(5, 7)) && day === Number(date.slice(8));
}

/** The column whose heading stands above an amount. */
function findColumn(row: readonly Column[], amount: readonly Token[]): Column | null {
  const [first, last] = [amount[0]!, amount.at(-1)!];
  const [{ line }] = row[0]!.tokens as [Token];
  if (first.line.page !== line.page || first.line.number <= line.number) return null;
  return row.find(({ tokens }) => tokens[0]!.left < last.right && tokens.at(-1)!.right > first.left) ?? null;
}
