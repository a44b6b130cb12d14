import { consentTemplatesApi } from '@smile/contract/consent-templates';
import type { CallInput } from '@smile/contract/endpoint';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

const fetchSize = 100;

export const consentTemplatesQuery = infiniteQueryOptions({
  queryKey: ['consent-templates'],
  queryFn: async ({ pageParam, signal }) =>
    (await callApi(consentTemplatesApi.list, { query: { size: fetchSize, cursor: pageParam } }, signal)).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  select: ({ pages }) => pages.flatMap((page) => page.items),
});

export function useCreateConsentTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof consentTemplatesApi.create>['body']) =>
      callApi(consentTemplatesApi.create, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consentTemplatesQuery.queryKey }),
  });
}

export function useDeleteConsentTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(consentTemplatesApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consentTemplatesQuery.queryKey }),
  });
}
