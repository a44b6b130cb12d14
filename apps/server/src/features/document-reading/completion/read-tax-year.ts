import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { joinRun, tokensAt } from '../layout/run.ts';
import { toDate } from '../values/parse-date.ts';
import { addFinding, type Findings } from './finding.ts';

const yearLabel =
  /(?:for the year|year covered|taxable year|calendar year|tax year|income year|year end(?:ed|ing)|wage and tax statement|para sa taong)[^\d\n]{0,24}((?:\d[\s/|]?){4})(?!\d)/i;
const yearBelow =
  /(?:for the year|year covered|taxable year|calendar year|tax year|(?:^|\t)(?:\d{1,2} )?year(?=\t|$))/i;
const monthDays = /(?<!\d)(\d\s?\d)\s?\/\s?(\d\s?\d)(?![\d/])/g;

/** An income certificate names its year once and its period as months and days. */
export function readTaxYear(findings: Findings, lines: readonly Line[]): void {
  const year = findYear(lines);
  if (!year) return;
  const days = findMonthDays(lines, year);
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
        score: days ? 0.85 : 0.7,
        kind: 'words',
        label: 'For the year',
        reason,
      });
  };
  add('startDate', start!);
  add('endDate', end!);
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
    for (const below of lines.slice(at + 1, at + 3)) {
      const next = joinRun(below.tokens);
      const found = /(?<![\d/-])((?:19|20)\d{2}|2[\s/|]?0[\s/|]?\d[\s/|]?\d)(?![\d/-])/.exec(next.text);
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

function isYear(text: string): boolean {
  const year = Number(digitsOf(text));
  return year > 1990 && year < 2050;
}

/** Digits in boxes of their own come apart, with the edges of the boxes. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Month and day in boxes of their own, behind what says which of the two they are. */
const boxedDays = /from\D{0,20}((?:\d[\s|]{0,3}){4})(?![\d/]).{0,4}?\bto\b\D{0,20}((?:\d[\s|]{0,3}){4})(?![\d/])/i;

/** A period that says the year of the certificate once more: From: 06/16/2023 To: 12/31/2023. */
const wholeDays =
  /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})\s{0,2}(?:-|–|to:?|up to|hanggang)\s{0,2}(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/i;

/** Groups of four digits in boxes that may be month and day. */
function boxedGroups(line: Line): { text: string; tokens: Token[] }[] {
  return segmentsOf(line).flatMap((tokens) => {
    const digits = tokens.map(({ text }) => text).join('');
    const [month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
    const isDay = tokens.length === 4 && /^\d{4}$/.test(digits) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
    return isDay ? [{ text: `${digits.slice(0, 2)}/${digits.slice(2)}`, tokens }] : [];
  });
}

/** Two times month and day near the year, first before last. */
function findMonthDays(lines: readonly Line[], near: { line: Line; value: string }) {
  const { number } = near.line;
  for (const line of lines.slice(Math.max(0, number - 3), number + 5)) {
    const run = joinRun(line.tokens);
    const boxed = boxedDays.exec(run.text);
    if (boxed) {
      const texts = [boxed[1]!, boxed[2]!].map(digitsOf).map((text) => `${text.slice(0, 2)}/${text.slice(2)}`);
      return { texts, tokens: tokensAt(run, boxed.index, boxed.index + boxed[0].length) };
    }
    const whole = wholeDays.exec(run.text);
    if (whole && whole[3] === near.value && whole[6] === near.value)
      return {
        texts: [`${whole[1]}/${whole[2]}`, `${whole[4]}/${whole[5]}`],
        tokens: tokensAt(run, whole.index, whole.index + whole[0].length),
      };
    const [start, end] = boxedGroups(line);
    if (start && end) return { texts: [start.text, end.text], tokens: [...start.tokens, ...end.tokens] };
    const [first, second] = [...run.text.matchAll(monthDays)];
    if (!first || !second) continue;
    const texts = [`${first[1]}/${first[2]}`, `${second[1]}/${second[2]}`];
    return { texts, tokens: tokensAt(run, first.index, second.index + second[0].length) };
  }
  return null;
}
