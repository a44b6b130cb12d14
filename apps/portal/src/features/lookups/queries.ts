import { maxPageSize } from '@smile/contract/common';
import { type ConsentTemplate, consentTemplatesApi } from '@smile/contract/consent-templates';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { consentTemplatesQuery } from '../consent-templates/queries.ts';
import { dropOne, usageSummaryQuery } from '../usage/queries.ts';
import type { Lookup, LookupFilter, LookupRow } from './lookup.ts';

const pageSize = 10;
/** Polling interval of a running lookup, in milliseconds. */
const followMs = 4000;

export function lookupsQuery<Row extends LookupRow>({ key, fetchPage }: Lookup<Row>, filter: LookupFilter) {
  return infiniteQueryOptions({
    queryKey: ['lookups', key, 'list', filter],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...filter, size: pageSize, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? followMs : (false as const),
  });
}

/** Loaded on every opening; removed from the cache when closed. */
export function lookupQuery<Row extends LookupRow>({ key, fetchOne }: Lookup<Row>, id: string) {
  return queryOptions({
    queryKey: ['lookups', key, 'one', id],
    queryFn: ({ signal }) => fetchOne(id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? followMs : false),
  });
}

function isUnderWay({ status }: LookupRow): boolean {
  return status === 'PROCESSING';
}

/** All of the tenant's templates, for the picker. */
export const templateChoiceQuery = queryOptions({
  queryKey: [...consentTemplatesQuery.queryKey, 'choice'],
  queryFn: async ({ signal }) => {
    const templates: ConsentTemplate[] = [];
    let cursor: string | undefined;
    do {
      const query = { size: maxPageSize, cursor };
      const { data } = await callApi(consentTemplatesApi.list, { query }, signal);
      templates.push(...data.items);
      cursor = data.nextCursor ?? undefined;
    } while (cursor);
    return templates;
  },
});

/** Sends a request. The allowance is reduced at once, then reloaded from the server like the results. */
export function useRequestLookup<Row extends LookupRow, Values>(
  { key, action }: Lookup<Row>,
  send: (values: Values) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queryClient.setQueryData(usageSummaryQuery.queryKey, (all) => all && dropOne(all, action)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: usageSummaryQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['lookups', key, 'list'] });
    },
  });
}
