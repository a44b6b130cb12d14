import { oneLine } from '../../../../platform/text.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinRun, tokensAt } from '../../layout/run.ts';
import { readMonth } from '../../values/months.ts';
import { parseDate, toDate } from '../../values/parse-date.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.76;
const payment =
  /^(?:less:?\s+|bawas:?\s+)?(?:what you |you |last |your |previous |partial |huling |nakaraang )*(?:payments?|payment\/s|payment\(s\)|paid|bayad)(?![a-zà-ÿ])/iu;
/** A payment within a sentence or in brackets, right before its day. */
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
/** The receipt of a payment, before its day: OR# 55127 10/12/23. */
const ofReceipt = /^(?:o\.?r|a\.?r|receipt|ref)\b\.?/i;
const another = /\b(?:due|before|until|after|deadline|slip|centers?)\b/i;
/** Requests and conditions, which describe no payment that was made. */
const asked = /\b(?:if|when|once|kindly|please|must|should|shall|will|may|to be|not|no|paki\w*|kung)\b/i;
/** Receipts up to a day were not all paid on it. */
const upToDay = /\bas (?:of|at)$/i;
/** The day, or its first words, that a line breaks off in. */
const brokenDay = /\s(?:\d{1,2}|\p{L}{3,9}\.?)(?:\s(?:\d{1,2},?|\p{L}{3,9}\.?))?$/u;
const history = new RegExp(
  oneLine`
    ^(?:payments? (?:history|records?)|records? of payments?|history of payments|(?:recent|latest) payments?|
    (?:your )?(?:last|past) (?:\w+ )?payments|payments? (?:received|posted|made)|mga (?:huling )?bayad):?$`,
  'i',
);
const historyLines = 16;
/** A day, where or how it was paid, a number, and the amount. */
const maxCells = 4;

/** The day of a payment that stands within its label: Payment Received 04/01/2024; or the last one of a list. */
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

/** Days and amounts in turn after a colon: Your payments: 30 July 2025 – 500.00; 14 August 2025 – 500.00. */
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

/** Words that may stand between a day and its amount. */
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

/** The day in the next cell of a payment's row, or in the first before it, where the row has an amount, too. */
function dateOfRow([first]: readonly Token[], dayFirst: boolean): Parsed[] {
  const cells = segmentsOf(first!.line);
  const place = cells.findIndex(([start]) => start === first);
  if (!cells.slice(place + 1).some(endsInAmount)) return [];
  return [cells[place + 1], place === 1 ? cells[0] : undefined].flatMap((cell = []) =>
    parseDate(cell, dayFirst).filter(
      ({ tokens }) => tokens.length === cell.length || tokens[0] === cell[0] || ofReceipt.test(joinWords(cell)),
    ),
  );
}

function endsInAmount(cell: readonly Token[]): boolean {
  const last = cell.findLast(({ text }) => !credit.test(text));
  return last !== undefined && centsEnd.test(last.text);
}

/** Rows of a day and an amount under words that say they are payments: the last day. */
function lastOfHistory(segment: readonly Token[], lines: readonly Line[], dayFirst: boolean): Parsed | undefined {
  if (!history.test(joinWords(segment))) return undefined;
  const [{ line, left }, { right }] = [segment[0]!, segment.at(-1)!];
  const rows = lines.slice(line.number + 1, line.number + 1 + historyLines).flatMap((row) => {
    const cells = row.page === line.page ? segmentsOf(row) : [];
    const at = cells.findIndex((cell) => cell[0]!.left < right && cell.at(-1)!.right > left - row.height);
    const dated = at < 0 ? [] : cells.slice(at, at + maxCells);
    const date = dated.flatMap((cell) => parseDate(cell, dayFirst).filter(({ tokens }) => tokens[0] === cell[0]))[0];
    return date && dated.some(endsInAmount) ? [date] : [];
  });
  return latest(rows);
}

/** Less partial payment of 1,000.00 on Oct. 13, even when the line ends before the date. */
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

/** A date right under a heading of its own: LAST PAYMENT POSTED, Date: 21 Jan 2025 Amount: 795.80. */
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

/** A day without its year, as Payment (Oct 29): the last such one before the bill is due. */
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

function lineUnder([first]: readonly Token[], lines: readonly Line[]): Token[] {
  const { line, left } = first!;
  const under = lines.slice(line.number + 1, line.number + 4).filter(({ page }) => page === line.page);
  return under.flatMap(segmentsOf).find(([start]) => Math.abs(start!.left - left) < line.height * 0.6) ?? [];
}
