import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf } from '../../layout/lines.ts';
import { parseDate } from '../../values/parse-date.ts';
import type { Findings } from '../finding.ts';

/** Minimum age of a worker or clearance applicant, in years. */
const minAge = 14;
const score = 0.62;
const reason = 'the only day so long ago';

/** Finds an unlabelled date of birth: the only date many years before all others. */
export function findBirth(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('dateOfBirth')) return;
  const dates = lines
    .flatMap((line) => [line.tokens, ...segmentsOf(line)])
    .flatMap((words) => parseDate(words, dayFirst));
  const others = [...findings.values()]
    .filter(({ kind }) => kind === 'date' || kind === 'words')
    .map(({ value }) => value);
  const years = [...dates.map(({ value }) => value), ...others].map(yearOf).filter((year) => year > 0);
  const latest = Math.max(...years);
  const early = dates.filter(({ value }) => yearOf(value) <= latest - minAge);
  const [found] = early;
  if (!found || new Set(early.map(({ value }) => value)).size > 1) return;
  findings.set('dateOfBirth', { value: found.value, tokens: found.tokens, score, kind: 'date', label: null, reason });
}

function yearOf(value: string | number): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Number(String(value).slice(0, 4)) : 0;
}
