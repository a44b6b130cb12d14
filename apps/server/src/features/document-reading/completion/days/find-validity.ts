import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type Line, overlapping, startOfSegment, type Token } from '../../layout/lines.ts';
import { parseDate } from '../../values/parse-date.ts';
import { joinWords } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
/** Duration of the validity, and the event it starts from. */
const valid =
  /\bvalid (?:only )?(?:for|within|until|up to)(?: a period of)? (?:(\w+) )?(?:\((\w+)\) )?(year|month)s? (?:from|after|upon)(?: the)?(?: (?:date|day|time)(?: of)?)? (issu|print|releas)/i;
const names = {
  issu: /\b(?:issued|issuance|issue)(?: on)?\W*$/i,
  print: /\bprint(?:ed|ing)?(?: (?:on|date))?\W*$/i,
  releas: /\breleased?(?: on)?\W*$/i,
};
const score = 0.86;
const otherDayScore = 0.78;

/** Calculates the expiry date from a printed start date and the stated duration. */
export function findValidity(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('expireDate')) return;
  const match = valid.exec(lines.map(({ tokens }) => joinWords(tokens)).join(' '));
  const count = match && countOf(match[2] ?? match[1] ?? '');
  if (!match || !count) return;
  const from = match[4]!.toLowerCase() as keyof typeof names;
  const days = lines.flatMap(({ tokens }) => parseDate(tokens, dayFirst));
  const ofName = (name: RegExp) => days.filter(({ tokens }) => nameOf(tokens, lines).some((text) => name.test(text)));
  const above = (name: RegExp) => days.filter(({ tokens }) => nameUnder(tokens, lines).some((text) => name.test(text)));
  const ofAny = (find: typeof ofName) => Object.values(names).flatMap(find);
  const own = ofName(names[from]);
  const [found = []] = [own, ofAny(ofName), above(names[from]), ofAny(above)].filter((each) => each.length > 0);
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return;
  addFinding(findings, 'expireDate', {
    value: later(String(first.value), count, match[3]!.toLowerCase()),
    tokens: first.tokens,
    score: own.length > 0 ? score : otherDayScore,
    kind: 'words',
    label: null,
    reason: 'so long after the day on which it was made as it says',
  });
}

function countOf(text: string): number {
  return Number(text) || Math.max(0, numbers.indexOf(text.toLowerCase()));
}

/** The text before a date, in its cell or the previous cell, or above it. */
function nameOf(tokens: readonly Token[], lines: readonly Line[]): string[] {
  const { line, segment } = tokens[0]!;
  const before = startOfSegment(tokens[0]!).filter(({ text }) => /\p{L}/u.test(text));
  const cellBefore = line.tokens.filter((token) => token.segment === segment - 1);
  const above = lines[line.number - 1];
  const around = above ? overlapping(above, tokens) : [];
  return [before.length > 0 ? before : cellBefore, ...(before.length > 0 ? [] : around)].map(joinWords);
}

/** The text below a date, as on forms with a line to write on. */
function nameUnder(tokens: readonly Token[], lines: readonly Line[]): string[] {
  const under = lines[tokens[0]!.line.number + 1];
  return under ? overlapping(under, tokens).map(joinWords) : [];
}

function later(day: string, count: number, unit: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const months = unit === 'year' ? count * 12 : count;
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month + months, Math.min(date.getUTCDate(), last)));
  return moved.toISOString().slice(0, 10);
}
