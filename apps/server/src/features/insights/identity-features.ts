import { insightSentinels } from '@smile/contract/insight-features';
import type { IdentityPayload } from '@smile/contract/user-data';
import { countWholeMonths } from '../../platform/calendar.ts';

/** The age in full years as of a day. */
export function computeIdentityFeatures(
  identity: Pick<IdentityPayload, 'dob'> | null,
  today: string,
): { identity_age: number } {
  const dob = identity?.dob ?? null;
  if (dob === null) return { identity_age: insightSentinels.noData };
  return { identity_age: dob > today ? insightSentinels.error : Math.floor(countWholeMonths(dob, today) / 12) };
}
