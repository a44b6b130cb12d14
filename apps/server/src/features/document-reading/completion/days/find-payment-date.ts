import { oneLine } from '../../../../platform/text.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { beginsAt } from '../../layout/alignment.ts';
import { type Line, linesAfter, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinRun, tokensAt } from '../../layout/run.ts';
import { readMonth } from '../../values/months.ts';
import { parseDate, toDate } from '../../values/parse-date.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.76;
const payment =
  /^(?:less:?\s+|bawas:?\s+)?(?:what you |you |last |your |previous |partial |huling |nakaraang )*(?:payments?|payment\/s|payment\(s\)|paid|bayad)(?![a-zà-ÿ])/iu;
/** Words about a payment right before its date, in a sentence or brackets. */
const within = new RegExp(
  oneLine`
    (?<![a-zà-ÿ])(?:payments?|paid|paying|bayad|nabayaran|binayaran|ibinayad|pagbabayad|
    pagbayad)(?![a-zà-ÿ])[^;:]*\s(?:on|of|last|noong|dated|dtd\.?|received|posted|made|nitong)$|
    (?<![a-zà-ÿ])(?<!(?:to be|not|un|if|when|is|be|hindi pa|di pa) ?)(?:paid|nabayaran|binayaran|
    ibinayad)[\s(:–—-]*$|(?<![a-zà-ÿ])(?:payments?|paid|bayad)(?![a-zà-ÿ])[^;:]*\b(?:o\.?r|a\.?r|receipt|
    ref)\.?\s?(?:no\.?|#)?\s?\d[\d-]*,?\s*$`,
  'iu',
);
const centsEnd = /\d\.\d{2}[)-]?(?:CR)?$/i;
const credit = /^CR\.?$/i;
/** The receipt number before the date: OR# 55127 10/12/23. */
const receiptNumber = /^(?:o\.?r|a\.?r|receipt|ref)\b\.?/i;
const another = /\b(?:due|before|until|after|deadline|slip|centers?)\b/i;
/** Requests and conditions, which do not describe a completed payment. */
const asked = /\b(?:if|when|once|kindly|please|must|should|shall|will|may|to be|not|no|paki\w*|kung)\b/i;
/** "As of" gives a cut-off date, not the date of a payment. */
const upToDay = /\bas (?:of|at)$/i;
/** The beginning of a date at the end of a line. */
const brokenDay = /\s(?:\d{1,2}|\p{L}{3,9}\.?)(?:\s(?:\d{1,2},?|\p{L}{3,9}\.?))?$/u;
const history = new RegExp(
  oneLine`
    ^(?:payments? (?:history|records?)|records? of payments?|history of payments|(?:recent|latest) payments?|
    (?:your )?(?:last|past) (?:\w+ )?payments|payments? (?:received|posted|made)|mga (?:huling )?bayad):?$`,
  'i',
);
const maxHistoryLines = 16;
/** Maximum number of cells in a row: date, method, reference, amount. */
const maxCells = 4;

/** Finds the date of a payment in its label (Payment Received 04/01/2024) or the last date of a list. */
export function findPaymentDate(findings: Findings, { lines, dayFirst }: Surroundings): void {
  const segments = lines.flatMap(segmentsOf);
  const parseYearless = (segment: readonly Token[]) => dayOfYear(segment, findings);
  for (const read of [lastOfList, dateOfLabel, lastOfHistory, dateUnderHeading, dateOfSentence, parseYearless]) {
    for (const segment of segments) {
      const date = read(segment, lines, dayFirst);
      if (!date) continue;
      const reason = 'the day within the words about a payment';
      const label = joinWords(segment);
      addFinding(findings, 'paymentDate', { ...date, score, kind: 'date', label, reason });
      return;
    }
  }
}

const listed =
  /^(?:your |last |latest |recent |previous |mga )*(?:payments?|bayad)(?: (?:history|received|posted|made))?:/i;

/** The latest date of a list after a colon: Your payments: 30 July 2025 – 500.00; 14 August 2025 – 500.00. */
function lastOfList(segment: readonly Token[], _: readonly Line[], dayFirst: boolean): Parsed | undefined {
  if (!listed.test(joinWords(segment))) return undefined;
  const dates = parseDate(segment, dayFirst).filter(({ tokens }, at, all) => {
    const next = segment.indexOf(all[at + 1]?.tokens[0] ?? segment.at(-1)!) + Number(at + 1 === all.length);
    return segment
      .slice(segment.indexOf(tokens.at(-1)!) + 1, next)
      .slice(0, amountWithin)
      .some(({ text }) => centsEnd.test(text.replace(/[;,.]$/, '')));
  });
  return dates.length < 2 ? undefined : latest(dates);
}

/** Maximum number of words between a date and its amount. */
const amountWithin = 4;

function latest(dates: readonly Parsed[]): Parsed | undefined {
  return dates.toSorted((one, other) => String(other.value).localeCompare(String(one.value)))[0];
}

function dateOfLabel(segment: readonly Token[], _: readonly Line[], dayFirst: boolean): Parsed | undefined {
  const text = joinWords(segment);
  if (!payment.test(text)) return undefined;
  const [inside] = parseDate(segment, dayFirst);
  if (inside) {
    const before = textBefore(inside, segment);
    return another.test(before) || upToDay.test(before) ? undefined : inside;
  }
  return another.test(text) ? undefined : dateOfRow(segment, dayFirst)[0];
}

function textBefore({ tokens: [first] }: Parsed, segment: readonly Token[]): string {
  return joinWords(segment.slice(0, segment.indexOf(first!)));
}

/** The date beside the label in a payment row that also has an amount. */
function dateOfRow([first]: readonly Token[], dayFirst: boolean): Parsed[] {
  const cells = segmentsOf(first!.line);
  const place = cells.findIndex(([start]) => start === first);
  if (!cells.slice(place + 1).some(endsInAmount)) return [];
  return [cells[place + 1], place === 1 ? cells[0] : undefined].flatMap((cell = []) =>
    parseDate(cell, dayFirst).filter(
      ({ tokens }) => tokens.length === cell.length || tokens[0] === cell[0] || receiptNumber.test(joinWords(cell)),
    ),
  );
}

function endsInAmount(cell: readonly Token[]): boolean {
  const last = cell.findLast(({ text }) => !credit.test(text));
  return last !== undefined && centsEnd.test(last.text);
}

/** The latest date in the rows of dates and amounts below a payment heading. */
function lastOfHistory(segment: readonly Token[], lines: readonly Line[], dayFirst: boolean): Parsed | undefined {
  if (!history.test(joinWords(segment))) return undefined;
  const [{ line, left }, { right }] = [segment[0]!, segment.at(-1)!];
  const rows = linesAfter(lines, line, maxHistoryLines).flatMap((row) => {
    const cells = row.page === line.page ? segmentsOf(row) : [];
    const at = cells.findIndex((cell) => cell[0]!.left < right && cell.at(-1)!.right > left - row.height);
    const dated = at < 0 ? [] : cells.slice(at, at + maxCells);
    const date = dated.flatMap((cell) => parseDate(cell, dayFirst).filter(({ tokens }) => tokens[0] === cell[0]))[0];
    return date && dated.some(endsInAmount) ? [date] : [];
  });
  return latest(rows);
}

/** The date in a sentence (Less partial payment of 1,000.00 on Oct. 13), which may continue on the next line. */
function dateOfSentence(segment: readonly Token[], lines: readonly Line[], dayFirst: boolean): Parsed | undefined {
  const text = joinWords(segment);
  const isBroken = within.test(text) || within.test(text.replace(brokenDay, ''));
  const words = isBroken ? [...segment, ...lineUnder(segment, lines)] : segment;
  return parseDate(words, dayFirst).find((date) => {
    const [said] = within.exec(textBefore(date, words)) ?? [];
    return said !== undefined && !another.test(said) && !upToDay.test(said) && !asked.test(textBefore(date, words));
  });
}

const heading =
  /^(?:last|latest|previous|most recent|huling) (?:payments?|bayad)(?: (?:posted|received|made|details|information|info))?:?$/i;

/** The date right below its heading: LAST PAYMENT POSTED, Date: 21 Jan 2025 Amount: 795.80. */
function dateUnderHeading(segment: readonly Token[], lines: readonly Line[], dayFirst: boolean): Parsed | undefined {
  if (!heading.test(joinWords(segment))) return undefined;
  const under = lineUnder(segment, lines);
  if (!/^(?:date|petsa|posted|paid on)\b/i.test(joinWords(under))) return undefined;
  return parseDate(under, dayFirst)[0] ?? parseDate(cellBeside(under), dayFirst)[0];
}

function cellBeside(cell: readonly Token[]): Token[] {
  const { line, segment } = cell[0]!;
  return line.tokens.filter((token) => token.segment === segment + 1);
}

const paidOn = /^(?:.*[\s/(])?(?:payments?|paid|bayad|nabayaran|binayaran|ibinayad)[\s(:,–—-]*(?:on |noong |last )?$/i;
const monthAndDay = /(?<!\p{L})(\p{L}{3,9})\.?\s(\d{1,2})(?![\d/.]|,?\s(?:19|20)\d{2})/gu;

/** A date without a year, such as Payment (Oct 29): the latest one before the bill's own dates. */
function dayOfYear(segment: readonly Token[], findings: Findings): Parsed | undefined {
  const until = ['statementDate', 'dueDate', 'endDate'] as const;
  const last = until.map((name) => findings.get(name)?.value).find((value) => value !== undefined);
  if (last === undefined) return undefined;
  const run = joinRun(segment);
  for (const match of run.text.matchAll(monthAndDay)) {
    const [found, name, day] = match;
    const month = readMonth(name!);
    const before = run.text.slice(0, match.index);
    if (month === null || !paidOn.test(before) || asked.test(before)) continue;
    const year = Number(String(last).slice(0, 4));
    const value = [year, year - 1]
      .map((each) => toDate(String(each), month, Number(day)))
      .find((each) => each !== null && each <= String(last));
    if (value) return { value, quality: 0.9, tokens: tokensAt(run, match.index, match.index + found.length) };
  }
  return undefined;
}

const maxLinesUnder = 3;

function lineUnder([first]: readonly Token[], lines: readonly Line[]): Token[] {
  const { line, left } = first!;
  const under = linesAfter(lines, line, maxLinesUnder).filter(({ page }) => page === line.page);
  return under.flatMap(segmentsOf).find(([start]) => beginsAt(left, start!, line.height)) ?? [];
}
