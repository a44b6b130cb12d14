import type { Surroundings } from '../assignment/parse-slot.ts';
import { parsePeriod } from '../values/parse-period.ts';
import { addFinding, type Findings } from './finding.ts';

const score = 0.74;

/** The one pair of days on the page that is written as a period, where no label says so. */
export function findPeriod(findings: Findings, { lines, dayFirst }: Surroundings): void {
  const [first, last] = [findings.get('startDate'), findings.get('endDate')];
  if (first && last) return;
  const periods = lines
    .map(({ tokens }) => parsePeriod(tokens, dayFirst))
    .filter((period) => period !== null && period.quality > 0.8 && period.isJoined);
  const [period] = periods;
  if (!period || periods.some((other) => other?.start !== period.start || other.end !== period.end)) return;
  const common = { tokens: period.tokens, score, kind: 'words' as const, label: null, reason: 'the only period' };
  if ((first && first.value !== period.start) || (last && last.value !== period.end)) return;
  addFinding(findings, 'startDate', { ...common, value: period.start });
  addFinding(findings, 'endDate', { ...common, value: period.end });
}
