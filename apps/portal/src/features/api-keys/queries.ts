import { type ApiKeyStatus, apiKeyPageSize, apiKeysApi } from '@smile/contract/api-keys';
import type { Mode } from '@smile/contract/common';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { type ModeCursors, type ModePage, mergePages, nextCursors } from './merge-modes.ts';

const listKey = ['api-keys'];

/** Keys of all given modes as one list; each page loads the next 50 of every mode that has more. */
export function apiKeysQuery(modes: readonly Mode[]) {
  return infiniteQueryOptions({
    queryKey: [...listKey, modes],
    queryFn: async ({ pageParam, signal }) => {
      const pages = Object.entries(pageParam).map(async ([mode, cursor]): Promise<ModePage> => {
        const query = { mode: mode as Mode, size: apiKeyPageSize, cursor };
        return { mode: mode as Mode, ...(await callApi(apiKeysApi.list, { query }, signal)).data };
      });
      return Promise.all(pages);
    },
    initialPageParam: Object.fromEntries(modes.map((mode) => [mode, undefined])) as ModeCursors,
    getNextPageParam: nextCursors,
    select: (data) => mergePages(data.pages),
  });
}

export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mode: Mode) => callApi(apiKeysApi.create, { body: { mode } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useSetApiKeyStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, mode, status }: { id: string; mode: Mode; status: ApiKeyStatus }) =>
      callApi(apiKeysApi.setStatus, { params: { id }, body: { mode, status } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useDeleteApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(apiKeysApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useRotateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, mode, graceDays }: { id: string; mode: Mode; graceDays: number }) =>
      callApi(apiKeysApi.rotate, { params: { id }, body: { mode, graceDays } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useSetApiKeyEnd() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, mode, graceDays }: { id: string; mode: Mode; graceDays: number | null }) =>
      callApi(apiKeysApi.setEnd, { params: { id }, body: { mode, graceDays } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}
