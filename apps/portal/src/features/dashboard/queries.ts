import { dashboardApi } from '@smile/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readMode } from '../../api/session.ts';

const modes = { Sandbox: 'SANDBOX', Production: 'PRODUCTION' } as const;

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await callApi(dashboardApi.get, { query: { mode: modes[readMode()] } }, signal)).data,
});
