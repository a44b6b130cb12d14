import type { CallInput } from '@smile/contract/endpoint';
import { tenantsApi } from '@smile/contract/tenants';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const tenantQuery = queryOptions({
  queryKey: ['tenant'],
  queryFn: async ({ signal }) => (await callApi(tenantsApi.get, {}, signal)).data,
});

/** About 400 labels, named after the classes of ISIC Rev. 4. */
export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: async () => (await import('./industries.json')).default,
  staleTime: Number.POSITIVE_INFINITY,
});

export function useUpdateTenant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallInput<typeof tenantsApi.update>['body']) =>
      (await callApi(tenantsApi.update, { body })).data,
    onSuccess: (tenant) => queryClient.setQueryData(tenantQuery.queryKey, tenant),
  });
}
