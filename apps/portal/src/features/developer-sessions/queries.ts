import { developerSessionsApi } from '@smile/contract/developer-sessions';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

const sessionsPageSize = 10;

export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['developerSessions'],
  queryFn: async ({ pageParam, signal }) =>
    (await callApi(developerSessionsApi.list, { query: { size: sessionsPageSize, cursor: pageParam } }, signal)).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  select: ({ pages }) => pages.flatMap((page) => page.items),
});

/** Ends the session with this id, or all others without an id. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null): Promise<void> => {
      if (id === null) await callApi(developerSessionsApi.removeOthers, {});
      else await callApi(developerSessionsApi.remove, { params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
