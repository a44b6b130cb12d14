import { oneLine } from '../../../../platform/text.ts';
import { type Line, segmentsOf } from '../../layout/lines.ts';
import { parsePeriod } from '../../values/parse-period.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Candidate } from '../candidate.ts';

/** Attendance is often counted over other days than those that are paid. */
export const ofAttendance = new RegExp(
  oneLine`
    \b(?:attendance|d\.?t\.?r|time[- ]?keeping|time[- ]?(?:records?|sheets?|logs?|cards?)|timesheets?|
    biometrics?|tardiness|absences|(?:ot|overtime|nd|night diff\S*|variables?|adjustments?)(?: (?:and|&|
    \/) \S+)? (?:cut[- ]?offs?|period|coverage)|leave credits)\b`,
  'i',
);

const ofPeriod = new Set(['period', 'startDate', 'endDate']);
const sure = 0.4;
/** Score factors for the days of the attendance, with and without a paid period on the page. */
const besidePaid = 0.15;
const alone = 0.9;

/** A pay period counts more than days of attendance. */
export function preferPaidPeriod(
  candidates: readonly Candidate[],
  { lines, dayFirst }: { lines: readonly Line[]; dayFirst: boolean },
): Candidate[] {
  const counted = new Set(candidates.filter((each) => ofPeriod.has(each.slot.name) && isCounted(each)));
  if (counted.size === 0) return [...candidates];
  const days = new Set([...counted].flatMap(({ value, end }) => [String(value), end ?? '']));
  const isPaid = candidates.some(
    (each) => ofPeriod.has(each.slot.name) && !counted.has(each) && each.score > sure && !days.has(String(each.value)),
  );
  const share = isPaid || lines.some((line) => hasOtherPeriod(line, days, dayFirst)) ? besidePaid : alone;
  return candidates.map((each) => (counted.has(each) ? { ...each, score: each.score * share } : each));
}

function isCounted({ label }: Candidate): boolean {
  const [first] = label.tokens;
  const before = first!.line.tokens.filter(({ segment, index }) => segment === first!.segment && index < first!.index);
  return ofAttendance.test(joinWords([...before, ...label.tokens]));
}

/** A period in a cell of its own that no label names. */
function hasOtherPeriod(line: Line, days: ReadonlySet<string>, dayFirst: boolean): boolean {
  return segmentsOf(line).some((cell) => {
    const period = parsePeriod(cell, dayFirst);
    return period?.isJoined && period.quality > 0.8 && !days.has(period.start) && !ofAttendance.test(joinWords(cell));
  });
}
