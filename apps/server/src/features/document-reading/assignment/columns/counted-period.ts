import { oneLine } from '../../../../platform/text.ts';
import { type Line, segmentsOf } from '../../layout/lines.ts';
import { parsePeriod } from '../../values/parse-period.ts';
import { joinWords } from '../../values/parse-text.ts';
import { minPeriodQuality } from '../../values/parsed.ts';
import type { Candidate } from '../candidate.ts';

/** Words for attendance cut-offs, which often cover other days than the pay period. */
export const attendancePattern = new RegExp(
  oneLine`
    \b(?:attendance|d\.?t\.?r|time[- ]?keeping|time[- ]?(?:records?|sheets?|logs?|cards?)|timesheets?|
    biometrics?|tardiness|absences|(?:ot|overtime|nd|night diff\S*|variables?|adjustments?)(?: (?:and|&|
    \/) \S+)? (?:cut[- ]?offs?|period|coverage)|leave credits)\b`,
  'i',
);

const periodFields = new Set(['period', 'startDate', 'endDate']);
const minSureScore = 0.4;
/** Score factors for an attendance period, with and without a pay period on the page. */
const besidePayPeriodFactor = 0.15;
const noPayPeriodFactor = 0.9;

/** Prefers the pay period to the attendance period. */
export function preferPaidPeriod(
  candidates: readonly Candidate[],
  { lines, dayFirst }: { lines: readonly Line[]; dayFirst: boolean },
): Candidate[] {
  const counted = new Set(candidates.filter((each) => periodFields.has(each.slot.name) && isCounted(each)));
  if (counted.size === 0) return [...candidates];
  const days = new Set([...counted].flatMap(({ value, end }) => [String(value), end ?? '']));
  const isPaid = candidates.some(
    (each) =>
      periodFields.has(each.slot.name) &&
      !counted.has(each) &&
      each.score > minSureScore &&
      !days.has(String(each.value)),
  );
  const share =
    isPaid || lines.some((line) => hasOtherPeriod(line, days, dayFirst)) ? besidePayPeriodFactor : noPayPeriodFactor;
  return candidates.map((each) => (counted.has(each) ? { ...each, score: each.score * share } : each));
}

function isCounted({ label }: Candidate): boolean {
  const [first] = label.tokens;
  const before = first!.line.tokens.filter(({ segment, index }) => segment === first!.segment && index < first!.index);
  return attendancePattern.test(joinWords([...before, ...label.tokens]));
}

/** True when a cell holds another period without a label. */
function hasOtherPeriod(line: Line, days: ReadonlySet<string>, dayFirst: boolean): boolean {
  return segmentsOf(line).some((cell) => {
    const period = parsePeriod(cell, dayFirst);
    return (
      period?.isJoined &&
      period.quality > minPeriodQuality &&
      !days.has(period.start) &&
      !attendancePattern.test(joinWords(cell))
    );
  });
}
