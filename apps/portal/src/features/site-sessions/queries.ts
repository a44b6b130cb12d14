import { maxPageSize } from '@smile/contract/common';
import { linksApi } from '@smile/contract/links';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { modeQuery } from '../../api/session.ts';
import type { SessionFilters } from './session-filters.ts';

const sessionsKey = ['site-sessions'];

/** Keeps the previous rows while other filters load. */
export function sessionsQuery(filters: SessionFilters) {
  return infiniteQueryOptions({
    queryKey: [...sessionsKey, 'list', filters],
    queryFn: async ({ pageParam, signal }) => {
      const { status, ...texts } = filters;
      const query = { ...modeQuery(), ...texts, status: status || undefined, cursor: pageParam };
      return (await callApi(siteSessionsApi.list, { query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
  });
}

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: [...sessionsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(siteSessionsApi.get, { params: { id }, query: modeQuery() }, signal)).data,
  });
}

export function sessionFormsQuery(id: string) {
  return queryOptions({
    queryKey: [...sessionsKey, 'forms', id],
    queryFn: async ({ signal }) =>
      (await callApi(siteSessionsApi.listForms, { params: { id }, query: modeQuery() }, signal)).data,
  });
}

/** Links of a user's accounts with other organizations. */
export function linksQuery(userId: string) {
  return queryOptions({
    queryKey: ['links', userId],
    queryFn: async ({ signal }) =>
      (await callApi(linksApi.list, { query: { userId, size: maxPageSize } }, signal)).data.items,
  });
}
