import { oneLine } from '../../../../platform/text.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type Line, linesAfter, overlapping, segmentsOf, type Token } from '../../layout/lines.ts';
import { parseDate } from '../../values/parse-date.ts';
import type { Parsed } from '../../values/parsed.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.74;
/** Verbs for the payment of a salary. */
const paid = new RegExp(oneLine`
    ^(?:deposited|credited|released|remitted|transferred|disbursed|paid|sent|inilipat|nailipat|ihinulog|
    naihulog|ibinigay|naibigay|nabayaran|binayaran|na?i?credit|na?i?deposito?|na?i?release|na?i?transfer|
    pumasok|naipasok|ipinasok)$`);
const before = /^(?:on|last|noong|nitong|sa|dated)$/i;
const sameDay = /^(?:today|ngayon|ngayong)$/;
/** Maximum number of words between the verb and its date. */
const maxWordsBetween = 14;
const maxLinesBelow = 2;
/** Lines of a letter's head searched for its date. */
const headLines = 8;

/** Finds the date in the sentence about the salary: *was credited to your account on 15 November*, or *today*. */
export function findPayDay(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('payDate')) return;
  for (const { tokens } of lines)
    for (const token of tokens) {
      const date = paid.test(token.folded) ? dayAfter(token, lines, dayFirst) : undefined;
      if (!date) continue;
      const reason = 'the day within the sentence about the salary';
      addFinding(findings, 'payDate', { ...date, score, kind: 'date', label: token.text, reason });
      return;
    }
  findUnderNet(findings, lines, dayFirst);
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|lunes|martes|miyerkules|huwebes|biyernes|sabado|linggo)/;

/** Finds the date below the net pay: 12,000.00, *on Friday, 26 Sep 2025*. */
function findUnderNet(findings: Findings, lines: readonly Line[], dayFirst: boolean): void {
  const last = findings.get('netAmount')?.tokens.at(-1);
  const below = last && lines[last.line.number + 1];
  if (!below || below.page !== last.line.page) return;
  const cell = segmentsOf(below).find((words) => words[0]!.left < last.right && words.at(-1)!.right > last.left) ?? [];
  const words = cell.slice(weekday.test(cell[1]?.folded ?? '') ? 2 : 1);
  const [date] = before.test(cell[0]?.text ?? '') ? parseDate(words, dayFirst) : [];
  if (date?.tokens[0] !== words[0] || !date) return;
  const reason = 'the day below the amount that is paid';
  addFinding(findings, 'payDate', { ...date, score, kind: 'date', label: cell[0]!.text, reason });
}

function dayAfter(verb: Token, lines: readonly Line[], dayFirst: boolean): Parsed | undefined {
  const { line, index, segment } = verb;
  const more = linesAfter(lines, line, maxLinesBelow).filter(({ page }) => page === line.page);
  const rest = [
    ...line.tokens.slice(index + 1).filter((token) => token.segment === segment),
    ...more.flatMap((next) => cellUnder(verb, next)),
  ];
  const end = rest.findIndex(({ text }) => /(?:\p{L}{4,}|\d)\.$|[:;]$/u.test(text));
  const words = rest.slice(0, end < 0 ? maxWordsBetween : Math.min(end + 1, maxWordsBetween));
  const today = words.findIndex(({ folded }) => sameDay.test(folded));
  if (today >= 0) {
    const [date] = parseDate(words.slice(today + 1), dayFirst);
    return date?.tokens[0] === words[today + 1] ? date : dayOfLetter(lines, dayFirst);
  }
  return parseDate(words, dayFirst).find(({ tokens: [first] }) =>
    before.test(words[words.indexOf(first!) - 1]?.text ?? ''),
  );
}

/** The cell on the next line where the sentence continues. */
function cellUnder({ line, segment }: Token, next: Line): Token[] {
  if (segment === line.tokens[0]!.segment) return segmentsOf(next)[0] ?? [];
  const own = line.tokens.filter((token) => token.segment === segment);
  return overlapping(next, own)[0] ?? [];
}

/** The only date alone in its cell in a letter's head. */
function dayOfLetter(lines: readonly Line[], dayFirst: boolean): Parsed | undefined {
  const cells = lines.slice(0, headLines).flatMap(segmentsOf);
  const days = cells.flatMap((cell) => parseDate(cell, dayFirst).filter(({ tokens }) => tokens.length === cell.length));
  return days.length === 1 ? days[0] : undefined;
}
