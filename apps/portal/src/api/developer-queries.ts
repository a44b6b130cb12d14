import { developerPageSize, developersApi } from '@smile/contract/developers';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export const developersKey = ['developers'];

export const currentDeveloperQuery = queryOptions({
  queryKey: [...developersKey, 'me'],
  queryFn: async ({ signal }) => (await callApi(developersApi.me, {}, signal)).data,
  staleTime: 60_000,
});

export const teamQuery = infiniteQueryOptions({
  queryKey: [...developersKey, 'team'],
  queryFn: async ({ pageParam, signal }) =>
    (await callApi(developersApi.list, { query: { size: developerPageSize, cursor: pageParam } }, signal)).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  select: ({ pages }) => pages.flatMap((page) => page.items),
});
