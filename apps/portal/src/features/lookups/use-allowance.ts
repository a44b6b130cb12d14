import type { UsageAction } from '@smile/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { usageSummaryQuery } from '../usage/queries.ts';

/** Remaining allowance of an action in the current mode, and why it cannot be requested, if so. */
export function useAllowance(action: UsageAction) {
  const { data, error, refetch } = useQuery(usageSummaryQuery);
  const summary = data?.find((one) => one.action === action);
  const detail = summary?.usageDetail ?? null;
  const isEnabled = summary?.enabled === true;
  const isUsedUp = detail !== null && detail.remainVolume <= 0;
  return {
    detail,
    error: data ? null : error,
    isPending: !data && !error,
    retry: () => void refetch(),
    mayRequest: isEnabled && !isUsedUp,
    refusal: data && (isEnabled ? (isUsedUp ? 'usedUp' : null) : 'disabled'),
  } as const;
}
