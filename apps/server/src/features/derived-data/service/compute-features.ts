import { type InsightFeatureName, type InsightFeatures, insightFeatures } from '@smile/contract/insight-features';
import { sentinels } from '@smile/contract/sentinels';
import type { IdentityPayload, LinkPayload } from '@smile/contract/user-data';
import { countWholeMonths, toDay } from '../../../platform/calendar.ts';
import { computeEmploymentFeatures, type Employment } from '../employment-features.ts';
import { computeIncomeFeatures, type EstimatedIncome } from '../income-features.ts';
import { computeLiabilityFeatures } from '../liability-features.ts';
import { computeLinkFeatures } from '../link-features.ts';
import type { Loan } from '../loan-payments.ts';

/** Input data of one source. */
export interface InsightData {
  identity: Pick<IdentityPayload, 'dob'> | null;
  employments: readonly Employment[];
  eincomes: readonly EstimatedIncome[];
  liabilities: readonly Loan[];
  /** Null when the tenant has not joined the network. */
  link: Pick<LinkPayload, 'records'> | null;
  isGig: boolean;
}

/** All features as of a moment, in catalogue order. */
export function computeFeatures(data: InsightData, now: Date): InsightFeatures {
  const today = toDay(now);
  const computed: InsightFeatures = {
    ...computeIncomeFeatures(data.eincomes, today.slice(0, 7)),
    ...computeLiabilityFeatures(data.liabilities, today),
    ...computeEmploymentFeatures(data.employments, { today, isGig: data.isGig }),
    ...computeIdentityFeatures(data.identity, today),
    ...computeLinkFeatures(data.link, now),
  };
  const names = Object.keys(insightFeatures) as InsightFeatureName[];
  return Object.fromEntries(names.map((name) => [name, computed[name]])) as InsightFeatures;
}

/** Age in full years on a day. */
export function computeIdentityFeatures(
  identity: Pick<IdentityPayload, 'dob'> | null,
  today: string,
): { identity_age: number } {
  const dob = identity?.dob ?? null;
  if (dob === null) return { identity_age: sentinels.noData };
  return { identity_age: dob > today ? sentinels.error : Math.floor(countWholeMonths(dob, today) / 12) };
}
