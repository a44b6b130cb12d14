import { type Account, accountsApi } from '@smile/contract/accounts';
import { maxPageSize } from '@smile/contract/common';
import { portalInsightsApi } from '@smile/contract/insights';
import { invitePageSize, invitesApi } from '@smile/contract/invites';
import { type Provider, providersApi } from '@smile/contract/providers';
import { portalUsersApi, userPageSize, usersApi } from '@smile/contract/users';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';
import type { UserFilters } from './list/filter-search.ts';
import type { UserOutcome } from './users-search.ts';

/** Keeps rows of the same outcome while other filters load. */
export function usersQuery(status: UserOutcome, filters: UserFilters) {
  return infiniteQueryOptions({
    queryKey: ['users', status, filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        mode: readApiMode(),
        status,
        size: userPageSize,
        cursor: pageParam,
        userName: filters.userName,
        queryProviderId: filters.providerId,
        queryUserId: filters.userId,
        queryStartDate: filters.range.start,
        queryEndDate: filters.range.end,
      };
      return (await callApi(portalUsersApi.list, { query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === status ? previous : undefined),
  });
}

export function inviteLogsQuery(inviteId: string) {
  return queryOptions({
    queryKey: ['users', 'invite-logs', inviteId],
    queryFn: async ({ signal }) => {
      const query = { size: maxPageSize };
      return (await callApi(invitesApi.listLogs, { params: { inviteId }, query }, signal)).data.items;
    },
  });
}

/** The newest invites, or a single one. */
export function invitesQuery(id?: string) {
  return infiniteQueryOptions({
    queryKey: ['users', 'invite', id],
    queryFn: async ({ pageParam, signal }) => {
      if (id) return { items: [(await callApi(invitesApi.get, { params: { id } }, signal)).data], nextCursor: null };
      const query = { size: invitePageSize, cursor: pageParam };
      return (await callApi(invitesApi.list, { query }, signal)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function userQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', 'one', userId],
    queryFn: async ({ signal }) => (await callApi(usersApi.get, { params: { id: userId } }, signal)).data,
  });
}

/** All accounts of a user, newest first. */
export function accountsQuery(userId: string) {
  return queryOptions({
    queryKey: ['accounts', userId],
    queryFn: async ({ signal }) => {
      const accounts: Account[] = [];
      let cursor: string | undefined;
      do {
        const query = { userId, size: maxPageSize, cursor };
        const { data } = await callApi(accountsApi.list, { query }, signal);
        accounts.push(...data.items);
        cursor = data.nextCursor ?? undefined;
      } while (cursor);
      return accounts;
    },
  });
}

export function accountPayloadQuery(accountId: string) {
  return queryOptions({
    queryKey: ['accounts', 'payload', accountId],
    queryFn: async ({ signal }) => (await callApi(accountsApi.payload, { params: { id: accountId } }, signal)).data,
  });
}

export function insightSummaryQuery(accountId: string) {
  return queryOptions({
    queryKey: ['accounts', 'insight summary', accountId],
    queryFn: async ({ signal }) => {
      const query = { mode: readApiMode(), accountId };
      return (await callApi(portalInsightsApi.summary, { query }, signal)).data;
    },
  });
}

/** The providers with these ids, by id. */
export function providersQuery(ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['providers', wanted],
    queryFn: async ({ signal }) => {
      const query = { ids: wanted.join(','), size: maxPageSize };
      const { items } = (await callApi(providersApi.list, { query }, signal)).data;
      return new Map<string, Provider>(items.map((provider) => [provider.id, provider]));
    },
    enabled: wanted.length > 0,
    staleTime: 600_000,
  });
}
