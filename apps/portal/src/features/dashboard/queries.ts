import { dashboardApi } from '@smile/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';

const freshPollMs = 4_000;

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await callApi(dashboardApi.get, { query: { mode: readApiMode() } }, signal)).data,
  // Polls until there is activity, so that steps tick themselves off.
  refetchInterval: ({ state }) => (state.data && state.data.counts.userCount === 0 ? freshPollMs : false),
});
