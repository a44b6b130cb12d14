import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf } from '../../layout/lines.ts';
import { parsePeriod } from '../../values/parse-period.ts';
import { joinWords } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.64;
/** Lines searched for the title. */
const headLines = 8;
const title =
  /\b(?:pay ?slips?|pay ?roll|pay (?:statement|advice|stub)|salary|wages|earnings|sahod|sweldo|suweldo|month|buwan)\b/i;

/** Uses the month in the title of a payslip without a pay period. */
export function findPayMonth(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('startDate') || findings.has('endDate')) return;
  const found = lines
    .slice(0, headLines)
    .flatMap(segmentsOf)
    .flatMap((cell) => {
      const period = parsePeriod(cell, dayFirst);
      const isAlone = period?.tokens.length === cell.length;
      return period && (isAlone || title.test(joinWords(cell))) ? [period] : [];
    });
  const [period] = found;
  if (!period || found.some(({ start, end }) => start !== period.start || end !== period.end)) return;
  const { start, end, tokens } = period;
  const common = { tokens, score, kind: 'words' as const, label: null, reason: 'the month in the title' };
  addFinding(findings, 'startDate', { ...common, value: start });
  addFinding(findings, 'endDate', { ...common, value: end });
}
