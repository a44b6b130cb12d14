import { type Mode, modeNames } from '@smile/contract/common';
import { formatFreeCount, type UsageAction, usageUnits } from '@smile/contract/usage';
import type { AllowanceTerms } from './default-allowances.ts';

/** Explains a refused action in terms that developers can act on. */
export function describeRefusal(
  mode: Mode,
  action: UsageAction,
  { isEnabled, totalVolume }: AllowanceTerms,
  contact: string | null,
): string {
  const place = modeNames[mode];
  const where = contact ? `: ${contact}` : '.';
  if (!isEnabled)
    return `Your organization has no access to ${usageUnits[action]} in ${place} mode. Get in touch to get it${where}`;
  return `Your organization has used up its ${formatFreeCount(totalVolume ?? 0, action)} in ${place} mode. Get in touch to get more${where}`;
}
