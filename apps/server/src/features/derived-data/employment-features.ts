import type { InsightFeatureName, InsightFeatures } from '@smile/contract/insight-features';
import { sentinels } from '@smile/contract/sentinels';
import type { EmploymentPayload } from '@smile/contract/user-data';
import { countWholeMonths } from '../../platform/calendar.ts';

export type Employment = Pick<EmploymentPayload, 'employer' | 'employerNumber' | 'startDate' | 'endDate'>;
type EmploymentFeatures = Pick<InsightFeatures, Extract<InsightFeatureName, `employments_${string}`>>;

const { noData } = sentinels;

/** Employment features on a day; a gig platform user without employment is a gig worker. */
export function computeEmploymentFeatures(
  employments: readonly Employment[],
  { today, isGig }: { today: string; isGig: boolean },
): EmploymentFeatures {
  const current = employments
    .filter(({ startDate, endDate }) => startDate <= today && (endDate === null || endDate >= today))
    .sort((one, other) => other.startDate.localeCompare(one.startDate));
  const employers = new Set(employments.flatMap((employment) => nameEmployer(employment) ?? []));
  return {
    employments_current_status: describeStatus(employments.length, current.length, isGig),
    employments_employer_count: employers.size > 0 ? employers.size : noData,
    employments_current_tenure: findTenure(current, today),
  };
}

function describeStatus(employments: number, current: number, isGig: boolean): string {
  if (current > 0) return 'EMPLOYED';
  if (isGig) return 'GIG';
  return employments > 0 ? 'UNEMPLOYED' : String(noData);
}

/** Full months at the latest job's employer, from the first job there that still lasts. */
function findTenure(current: Employment[], today: string): number {
  const [latest] = current;
  if (!latest) return noData;
  const employer = nameEmployer(latest);
  const start = employer ? current.findLast((job) => nameEmployer(job) === employer)! : latest;
  return countWholeMonths(start.startDate, today);
}

/** Normalized employer name, or else the number. */
function nameEmployer({ employer, employerNumber }: Employment): string | null {
  return employer?.replace(/\s+/g, ' ').trim().toLowerCase() || employerNumber?.trim() || null;
}
