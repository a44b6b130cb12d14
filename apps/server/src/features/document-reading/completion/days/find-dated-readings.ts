import type { Surroundings } from '../../assignment/places/surroundings.ts';
import type { Line, Token } from '../../layout/lines.ts';
import { daysBetween, parseDate } from '../../values/parse-date.ts';
import { parseQuantity } from '../../values/parse-money.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { isSameAmount } from '../amounts/sums.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.72;
const reason = 'what the meter showed on the earlier and on the later of two days';
const meterWords = /\b(?:readings?|rdg|basa|pagbasa)\b/i;
const days = { min: 15, max: 100 };
/** Lines above a row searched for its heading. */
const headingLines = 3;

interface Row {
  date: Parsed;
  reading: Parsed;
  line: Line;
}

/** Finds two readings distinguished only by their dates: Reading as of Sept 25: 1,021. */
export function findDatedReadings(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('previousReading') || findings.has('presentReading')) return;
  const rows = lines.flatMap((line) => readRow(line, lines, dayFirst));
  for (const later of rows)
    for (const earlier of rows) {
      if (!arePair(earlier, later, lines)) continue;
      const common = { score, label: null, reason };
      addFinding(findings, 'previousReading', { ...common, ...earlier.reading, kind: 'quantity' });
      addFinding(findings, 'presentReading', { ...common, ...later.reading, kind: 'quantity' });
      if (!findings.has('startDate') && !findings.has('endDate')) {
        addFinding(findings, 'startDate', { ...common, ...earlier.date, kind: 'date' });
        addFinding(findings, 'endDate', { ...common, ...later.date, kind: 'date' });
      }
      return;
    }
}

function readRow(line: Line, lines: readonly Line[], dayFirst: boolean): Row[] {
  const [date, ...others] = parseDate(line.tokens, dayFirst);
  if (!date || others.length > 0) return [];
  const above = lines.slice(Math.max(0, line.number - headingLines), line.number + 1);
  if (!above.some(({ tokens, page }) => page === line.page && meterWords.test(joinWords(tokens)))) return [];
  const used = new Set(date.tokens);
  const [reading] = parseQuantity(line.tokens.slice(afterDay(line, used)));
  return reading && Number.isInteger(Number(reading.value)) ? [{ date, reading, line }] : [];
}

function afterDay({ tokens }: Line, date: ReadonlySet<Token>): number {
  return tokens.findLastIndex((token) => date.has(token)) + 1;
}

/** True for adjacent rows about a month apart whose difference is printed too. */
function arePair(earlier: Row, later: Row, lines: readonly Line[]): boolean {
  if (Math.abs(earlier.line.number - later.line.number) > 2) return false;
  const apart = daysBetween(String(earlier.date.value), String(later.date.value));
  const difference = Number(later.reading.value) - Number(earlier.reading.value);
  if (apart < days.min || apart > days.max || difference <= 0) return false;
  return lines.some(({ tokens }) =>
    parseQuantity(tokens).some(
      ({ value, tokens: [first] }) => isSameAmount(Number(value), difference) && first !== earlier.reading.tokens[0],
    ),
  );
}
