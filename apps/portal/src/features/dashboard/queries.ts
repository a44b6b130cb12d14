import { dashboardApi } from '@smile/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await callApi(dashboardApi.get, { query: { mode: readApiMode() } }, signal)).data,
});
