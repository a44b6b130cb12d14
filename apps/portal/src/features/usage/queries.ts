import type { Mode } from '@smile/contract/common';
import { type UsageAction, type UsageSummary, usageApi } from '@smile/contract/usage';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';
import type { DateRange } from '../../ui/dates/date-range.ts';

/** Remaining allowances of the mode; invalidate after spending or refunding. */
export const usageSummaryQuery = queryOptions({
  queryKey: ['usage', 'summary'],
  queryFn: async ({ signal }) => {
    const query = { mode: readApiMode() };
    return (await callApi(usageApi.summary, { query }, signal)).data.actionUsageSummaries;
  },
});

/** Every allowance of a mode with its usage; reloaded whenever shown, because any page may spend. */
export function allowancesQuery(mode: Mode) {
  return queryOptions({
    queryKey: ['usage', 'allowances', mode],
    queryFn: async ({ signal }) => (await callApi(usageApi.allowances, { query: { mode } }, signal)).data.items,
    staleTime: 0,
  });
}

/** Keeps the previous figures while another range loads. */
export function accountUsageQuery({ start, end }: DateRange) {
  return queryOptions({
    queryKey: ['usage', 'accounts', start, end],
    queryFn: async ({ signal }) => {
      const query = { mode: readApiMode(), startDate: start, endDate: end };
      return (await callApi(usageApi.accounts, { query }, signal)).data.items;
    },
    placeholderData: (previous) => previous,
  });
}

/** Optimistic update: an action's allowance reduced by one until the server responds. */
export function dropOne(summaries: readonly UsageSummary[], action: UsageAction): UsageSummary[] {
  return summaries.map((summary) => {
    const { usageDetail } = summary;
    if (summary.action !== action || !usageDetail || usageDetail.remainVolume <= 0) return summary;
    return { ...summary, usageDetail: { ...usageDetail, remainVolume: usageDetail.remainVolume - 1 } };
  });
}
