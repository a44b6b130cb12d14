import { oneLine } from '../../../../platform/text.ts';
import type { Line } from '../../layout/lines.ts';
import { joinRun, tokensAt } from '../../layout/run.ts';
import { toDate } from '../../values/parse-date.ts';
import { addFinding, type Findings } from '../finding.ts';
import { digitsOf, findMonthDays } from './find-month-days.ts';

const maxLinesBelow = 2;
const yearLabel = new RegExp(
  oneLine`
    (?:for ?the ?year|year covered|taxable year|calendar year|tax year|income year|year end(?:ed|ing)|
    wage and tax statement|para sa taong|(?:^|\t)(?:\d{1,2} )?year ?:?(?= ?(?:19|20)\d\d(?!\d))|
    \bcy\b)(?: ?\([\dy_ ]{2,6}\))?[^\d\n]{0,24}(?:31, ?)?((?:\d[\s/|:]?){4})(?!\d)`,
  'i',
);
const yearBelow =
  /(?:for ?the ?year|year covered|taxable year|calendar year|tax year|(?:^|\t)(?:\d{1,2} )?year(?=\t|$))/i;

/** Reads the period of an income certificate, which prints the year once and the period as months and days. */
export function readTaxYear(findings: Findings, lines: readonly Line[]): void {
  const year = findYear(lines);
  if (!year) return;
  const days = findMonthDays(lines, year);
  const isWhole = days === null && !hasDays(lines, year);
  const tokens = [...year.tokens, ...(days?.tokens ?? [])];
  const reason = days ? 'the year and the period of the certificate' : 'the year of the certificate';
  const [start, end] = days ? days.texts : ['01/01', '12/31'];
  const add = (name: 'startDate' | 'endDate', text: string) => {
    const [month, day] = text.split('/').map((part) => Number(part.replace(/\s/g, '')));
    const value = toDate(year.value, month!, day!);
    if (value)
      addFinding(findings, name, {
        value,
        tokens,
        score: days ? 0.85 : isWhole ? 0.7 : unreadDays[name],
        kind: 'words',
        label: 'For the year',
        reason,
      });
  };
  add('startDate', start!);
  add('endDate', end!);
}

/**
 * Scores of the assumed first and last day of the year when the period was not understood: mid-year starts are more
 * common than mid-year ends.
 */
const unreadDays = { startDate: 0.3, endDate: 0.5 };
const afterPeriodWord = /\bperiod\b(.*)$/i;

function hasDays(lines: readonly Line[], { line, value }: { line: Line; value: string }): boolean {
  const near = lines.slice(Math.max(0, line.number - 1), line.number + 2).filter(({ page }) => page === line.page);
  return near.some(({ tokens }) => {
    const rest = afterPeriodWord.exec(joinRun(tokens).text)?.[1] ?? '';
    return /\d\D?\d/.test(rest.replaceAll(value, ''));
  });
}

function findYear(lines: readonly Line[]) {
  for (const [at, line] of lines.entries()) {
    const run = joinRun(line.tokens);
    const match = yearLabel.exec(run.text);
    if (match && isYear(match[1]!)) {
      const from = match.index + match[0].length - match[1]!.length;
      return { value: digitsOf(match[1]!), line, tokens: tokensAt(run, from, match.index + match[0].length) };
    }
    if (!yearBelow.test(run.text)) continue;
    for (const below of lines.slice(at + 1, at + 1 + maxLinesBelow)) {
      const next = joinRun(below.tokens);
      const found = /(?<![\d/-])(?:12\/)?((?:19|20)\d{2}|2[\s/|]?0[\s/|]?\d[\s/|]?\d)(?![\d/-])/.exec(next.text);
      if (found && isYear(found[1]!))
        return {
          value: digitsOf(found[1]!),
          line: below,
          tokens: tokensAt(next, found.index, found.index + found[0].length),
        };
    }
  }
  return null;
}

/** Other numbers are no tax years; the digits may be misread. */
const years = { after: 1990, before: 2050 };

function isYear(text: string): boolean {
  const year = Number(digitsOf(text));
  return year > years.after && year < years.before;
}
