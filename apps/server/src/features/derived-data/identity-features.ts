import { sentinels } from '@smile/contract/sentinels';
import type { IdentityPayload } from '@smile/contract/user-data';
import { countWholeMonths } from '../../platform/calendar.ts';

/** Age in full years on a day. */
export function computeIdentityFeatures(
  identity: Pick<IdentityPayload, 'dob'> | null,
  today: string,
): { identity_age: number } {
  const dob = identity?.dob ?? null;
  if (dob === null) return { identity_age: sentinels.noData };
  return { identity_age: dob > today ? sentinels.error : Math.floor(countWholeMonths(dob, today) / 12) };
}
