import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';

const otherColumns: [RegExp, number][] = [
  [/^(hours?|hrs?|days?|qty|quantity|units?|oras|araw|rate)$/, 0.4],
  [/^(ytd|accumulated|cumulative|todate|yeartodate|total ytd)$/, 0.45],
  [/^(amount|halaga|thisperiod)$/, 1],
];
/** Headings compared as a whole, with their score factors. */
const yearHeadings: [RegExp, number][] = [
  [/\b(?:ytd|y-t-d|year[- ]to[- ]date|to[- ]date|cumulative|accumulated|for the year)\b/i, 0.45],
];
const periodHeadings: [RegExp, number][] = [
  [/^(?:previous|prev\.?|prior|last)(?:\s(?:period|month|cut-?off|pay(?:roll|day)?|amount))?$/i, 0.5],
  [/^(?:this|current)\s(?:period|month|cut-?off|pay(?:roll|day)?|amount)$|^current$/i, 1],
];
/** Minimum number of cells: a labelled sum has two, a table row four. */
const cells = { ofSum: 2, ofTable: 4 };
const maxLinesAbove = 25;
const maxHeadingWords = 4;
/** A sentence with at least this many words ends the columns above it. */
const wordsOfSentence = 8;

/** Lowers a number in a column of hours, rates, year-to-date sums or the previous period. */
export function rateColumn(tokens: readonly Token[], lines: readonly Line[]): number {
  const column = rateBelow(tokens, lines, readHeading);
  return column === 1 ? rateBlock(tokens, lines) : column;
}

/** Maximum number of lines searched upwards for the heading of a block. */
const rowsOfBlock = 8;
const maxEdgeOffsetHeights = 1.2;

/** Lowers a row in a block of year-to-date amounts. */
function rateBlock([first]: readonly Token[], lines: readonly Line[]): number {
  const { line, segment } = first!;
  const label = segmentsOf(line).find(([start]) => start!.segment === segment - 1);
  if (!label) return 1;
  for (const above of lines.slice(Math.max(0, line.number - rowsOfBlock), line.number).toReversed()) {
    if (above.page !== line.page) return 1;
    const heading = segmentsOf(above).find(
      ([start]) => Math.abs(start!.left - label[0]!.left) < line.height * maxEdgeOffsetHeights,
    );
    if (heading && !namesValueBeside(heading)) return readWords(heading, yearHeadings) ?? 1;
  }
  return 1;
}

/** Lowers dates in the column of the previous period. */
export function ratePeriodColumn(tokens: readonly Token[], lines: readonly Line[]): number {
  return rateBelow(tokens, lines, readPeriodHeading);
}

function rateBelow(tokens: readonly Token[], lines: readonly Line[], read: typeof readHeading): number {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const from = Math.max(0, first.line.number - maxLinesAbove);
  const isOfSums = segmentsOf(first.line).length <= cells.ofSum;
  for (const line of lines.slice(from, first.line.number).toReversed()) {
    if (line.page !== first.line.page) break;
    if (isOfSums && segmentsOf(line).length >= cells.ofTable) continue;
    for (const heading of segmentsOf(line)) {
      const isOver = (token: Token) => token.left < last.right && token.right > first.left;
      if (heading.length >= wordsOfSentence && heading.some(isOver)) return 1;
      if (!heading.some(isOver) || heading.length > maxHeadingWords || namesValueBeside(heading)) continue;
      const column = read(heading, isOver(heading.at(-1)!));
      if (column !== null && !isTooMuch(heading, tokens)) return column;
    }
  }
  return 1;
}

/** Maximum plausible days or hours; a larger amount belongs to another table below. */
const maxCounted: [RegExp, number][] = [
  [/^(?:days?|araw)$/, 62],
  [/^(?:hours?|hrs?|oras)$/, 400],
];

function isTooMuch(heading: readonly Token[], amount: readonly Token[]): boolean {
  const max = maxCounted.find(([pattern]) => pattern.test(heading.at(-1)!.folded))?.[1] ?? Infinity;
  return amount.some(({ text }) => Number(text.replace(/[^\d.]/g, '')) > max);
}

/** Reads a column heading; short ones are decided by their last word. */
function readHeading(heading: readonly Token[], isLastOver: boolean): number | null {
  const whole = readWords(heading, [...yearHeadings, ...periodHeadings]);
  if (whole !== null) return whole;
  if (heading.length > 2 || !isLastOver) return null;
  return otherColumns.find(([pattern]) => pattern.test(heading.at(-1)!.folded))?.[1] ?? null;
}

function readPeriodHeading(heading: readonly Token[]): number | null {
  return readWords(heading, periodHeadings);
}

function readWords(heading: readonly Token[], headings: [RegExp, number][]): number | null {
  const text = heading.map(({ text: word }) => word).join(' ');
  return headings.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A word with a number beside it is the label of that number, not a column heading. */
function namesValueBeside(heading: readonly Token[]): boolean {
  const last = heading.at(-1)!;
  const beside = last.line.tokens.filter(({ segment }) => segment === last.segment + 1);
  return beside.some(({ text }) => /\d[.,]\d{2}/.test(text));
}
