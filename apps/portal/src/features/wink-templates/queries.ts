import { maxPageSize } from '@smile/contract/common';
import { fileTypesApi } from '@smile/contract/file-types';
import { type Provider, providersApi } from '@smile/contract/providers';
import {
  defaultTemplateId,
  type TemplateInput,
  templateChoiceSize,
  winkTemplatesApi,
} from '@smile/contract/wink-templates';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { modeQuery } from '../../api/session.ts';

const templatesKey = ['wink-templates'];

export const templatesQuery = infiniteQueryOptions({
  queryKey: [...templatesKey, 'list'],
  queryFn: async ({ pageParam, signal }) =>
    (await callApi(winkTemplatesApi.list, { query: { ...modeQuery(), cursor: pageParam } }, signal)).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** Templates for a picker, newest first. */
export const templateChoicesQuery = queryOptions({
  queryKey: [...templatesKey, 'choices'],
  queryFn: async ({ signal }) =>
    (await callApi(winkTemplatesApi.list, { query: { ...modeQuery(), size: templateChoiceSize } }, signal)).data.items,
});

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [...templatesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(winkTemplatesApi.get, { params: { id }, query: modeQuery() }, signal)).data,
  });
}

export const defaultTemplateQuery = templateQuery(defaultTemplateId);

/** Sources that the widget can list in this mode: connectable ones, and those for which documents can be uploaded. */
export const listedProvidersQuery = queryOptions({
  queryKey: ['providers', 'listed'],
  queryFn: async ({ signal }) => {
    const items: Provider[] = [];
    let cursor: string | undefined;
    do {
      const query = { size: maxPageSize, active: true, cursor };
      const page = (await callApi(providersApi.list, { query }, signal)).data;
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return items;
  },
  staleTime: 300_000,
});

/** The document types that end users can upload. */
export const uploadTypesQuery = queryOptions({
  queryKey: ['file-types', 'enabled'],
  queryFn: async ({ signal }) =>
    (await callApi(fileTypesApi.list, { query: { size: maxPageSize, enabled: true } }, signal)).data.items,
  staleTime: 300_000,
});

/** Creates a template without an id, otherwise updates it. */
export function useSaveTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: { id: string | null; body: TemplateInput }) => {
      const answer = id
        ? await callApi(winkTemplatesApi.update, { params: { id }, query: modeQuery(), body })
        : await callApi(winkTemplatesApi.create, { query: modeQuery(), body });
      return answer.data;
    },
    onSuccess: (saved) => queryClient.setQueryData(templateQuery(saved.id).queryKey, saved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey, refetchType: 'active' }),
  });
}

export function useDeleteTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(winkTemplatesApi.remove, { params: { id }, query: modeQuery() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  });
}
