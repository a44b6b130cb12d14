import type { Candidate } from '../assignment/candidate.ts';
import type { Surroundings } from '../assignment/places/surroundings.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { findDates } from '../values/parse-date.ts';
import { parseMoney } from '../values/parse-money.ts';
import { findMonths } from '../values/parse-span.ts';
import { joinWords, parseWords } from '../values/parse-text.ts';
import { optionsOf, toFinding } from './amounts/sums.ts';
import { addFinding, type Finding, type Findings } from './finding.ts';
import type { LetterField } from './letter-sentences.ts';

interface Row {
  line: Line;
  cells: Token[][];
  start: string;
  startTokens: Token[];
  /** Null for the current position. */
  end: string | null;
  endTokens: Token[];
}

/** Column headings of a service record. */
const columns: [LetterField, RegExp][] = [
  ['salaryAmount', /\b(?:salary|rate|compensation|pay|wage|sahod|suweldo)\b/i],
  ['position', /\b(?:designation|position|job title|title|rank|role|posisyon|katungkulan)\b/i],
  ['employmentStatus', /\b(?:status|nature of appointment|appointment type|katayuan)\b/i],
  ['department', /\b(?:office|station|department|division|assignment|section|branch|unit|entity)\b/i],
];
const term = /\b(?:per (?:annum|year|month|day)|annual|monthly|yearly|daily)\b/i;
const present = /\b(?:to date|up to date|present|date|current|kasalukuyan|incumbent)\b/i;
const score = 0.84;
const minLabelScore = 0.6;
const maxHeaderLines = 5;
/** Maximum number of words of a heading; longer text is a sentence above the table. */
const maxHeadWords = 5;
/** Maximum distance in lines between two rows, since cells may have several lines. */
const betweenRows = 4;

/** Reads a service record, a table of all positions held: the last row is the current one. */
export function readServiceRecord(
  findings: Findings,
  { lines, dayFirst, candidates }: Surroundings & { candidates: readonly Candidate[] },
): void {
  const rows = lines.flatMap((line) => toRow(line, dayFirst) ?? []);
  const table = rows.filter((row, at) => isNear(row, rows[at - 1]) || isNear(row, rows[at + 1]));
  if (table.length < 2) return;
  const last = table.reduce((best, row) => (isLater(row, best) ? row : best));
  const header = lines.filter(
    ({ number, page }) =>
      page === table[0]!.line.page &&
      number < table[0]!.line.number &&
      number >= table[0]!.line.number - maxHeaderLines,
  );
  let isRecord = false;
  for (const cell of last.cells) {
    const width = widthOf(cell, table);
    const above = header
      .flatMap(segmentsOf)
      .filter((segment) => segment.length <= maxHeadWords && overlaps(segment, width))
      .filter((segment) => nameColumn(segment) !== undefined && isMostlyOver(segment, width))
      .sort((one, other) => lineOf(other) - lineOf(one) || sharedWidth(other, width) - sharedWidth(one, width));
    const [name] = above;
    const field = name && nameColumn(name);
    if (!name || !field) continue;
    const text = joinWords(name);
    const [value] = field === 'salaryAmount' ? parseMoney(cell) : parseWords(cell);
    if (!value || (field !== 'salaryAmount' && /^\d/.test(String(value.value)))) continue;
    isRecord = true;
    const said = findSaid(field, table, candidates);
    if (said) findings.set(field, said);
    else put(findings, field, { ...value, label: text });
    const [per] = field === 'salaryAmount' ? (term.exec(text) ?? []) : [];
    if (per) put(findings, 'salaryTerm', { value: per, tokens: name, label: text });
  }
  if (isRecord) putDays(findings, table, last);
}

/** The value beside a label outside the table, which is more reliable than a table of ships or posts. */
function findSaid(field: LetterField, table: readonly Row[], candidates: readonly Candidate[]): Finding | null {
  if (field !== 'department' && field !== 'employmentStatus') return null;
  const isOfTable = ({ tokens }: Candidate) =>
    tokens.some(({ line }) => table.some((row) => row.line.number === line.number));
  const said = optionsOf(field, candidates).find(
    (each) => each.direction === 'right' && each.score > minLabelScore && !isOfTable(each),
  );
  return said ? toFinding(said, 'words', 'stands right of its label') : null;
}

/** True when heading and column overlap by at least half of the narrower one. */
function isMostlyOver(segment: readonly Token[], width: { left: number; right: number }): boolean {
  const own = segment.at(-1)!.right - segment[0]!.left;
  return sharedWidth(segment, width) * 2 >= Math.min(own, width.right - width.left);
}

function lineOf([first]: readonly Token[]): number {
  return first!.line.number;
}

function putDays(findings: Findings, table: readonly Row[], last: Row): void {
  const first = table.reduce((best, row) => (row.start < best.start ? row : best));
  put(findings, 'startDate', { value: first.start, tokens: first.startTokens, label: null });
  if (last.end) put(findings, 'endDate', { value: last.end, tokens: last.endTokens, label: null });
  else findings.delete('endDate');
}

function put(findings: Findings, field: LetterField, found: Pick<Finding, 'value' | 'tokens' | 'label'>): void {
  findings.delete(field);
  addFinding(findings, field, { ...found, score, kind: 'words', reason: 'stands in the last row of the record' });
}

/** Two dates and other words, such as the position. */
const minRowCells = 3;

/** Parses a table row: two dates, or a date and a word such as "present", beside other words. */
function toRow(line: Line, dayFirst: boolean): Row | null {
  const cells = segmentsOf(line);
  if (cells.length < minRowCells) return null;
  const days = cells.flatMap((tokens) => {
    const text = joinWords(tokens);
    const dates = findDates(text, dayFirst);
    const found = dates.length > 0 ? dates.map(({ date }) => [date, date]) : findMonths(text).map(toEnds);
    return [...found.map((ends) => ({ ends, tokens })), ...(present.test(text) ? [{ ends: null, tokens }] : [])];
  });
  const [from, to] = days;
  if (!from?.ends || !to) return null;
  const [start, end] = [from.ends[0]!, to.ends?.[1] ?? null];
  if (end !== null && end < start) return null;
  const words = cells.filter((tokens) => days.every((day) => day.tokens !== tokens));
  return { line, cells: words, start, startTokens: from.tokens, end, endTokens: to.tokens };
}

function toEnds({ first, last }: { first: string; last: string }): string[] {
  return [first, last];
}

function isNear(row: Row, other: Row | undefined): boolean {
  return (
    other !== undefined &&
    row.line.page === other.line.page &&
    Math.abs(row.line.number - other.line.number) <= betweenRows
  );
}

function isLater(row: Row, best: Row): boolean {
  if ((row.end === null) !== (best.end === null)) return row.end === null;
  return row.start > best.start;
}

/** Horizontal extent of a cell's column, over all rows. */
function widthOf(cell: Token[], table: readonly Row[]): { left: number; right: number } {
  const own = { left: cell[0]!.left, right: cell.at(-1)!.right };
  const same = table.flatMap(({ cells }) => cells.filter((other) => overlaps(other, own)));
  return {
    left: Math.min(...same.map(([first]) => first!.left)),
    right: Math.max(...same.map((tokens) => tokens.at(-1)!.right)),
  };
}

function nameColumn(segment: readonly Token[]): LetterField | undefined {
  const text = joinWords(segment);
  return columns.find(([, pattern]) => pattern.test(text))?.[0];
}

function sharedWidth(tokens: readonly Token[], { left, right }: { left: number; right: number }): number {
  return Math.min(tokens.at(-1)!.right, right) - Math.max(tokens[0]!.left, left);
}

function overlaps(tokens: readonly Token[], { left, right }: { left: number; right: number }): boolean {
  return tokens[0]!.left < right && tokens.at(-1)!.right > left;
}
