import type { Role } from '@smile/contract/common';
import { developerPageSize, developersApi, type PasswordChange } from '@smile/contract/developers';
import type { CallInput } from '@smile/contract/endpoint';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

const developersKey = ['developers'];

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

export type PersonalInformation = CallInput<typeof developersApi.update>['body'];

export function useUpdateDeveloper(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: PersonalInformation) =>
      (await callApi(developersApi.update, { params: { id }, body })).data,
    onSuccess: (developer) => queryClient.setQueryData(currentDeveloperQuery.queryKey, developer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: developersKey }),
  });
}

export function useChangePassword(id: string) {
  return useMutation({
    mutationFn: (body: PasswordChange) => callApi(developersApi.changePassword, { params: { id }, body }),
  });
}

export function useInviteDeveloper() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emailAddress: string) => callApi(developersApi.invite, { body: { emailAddress, role: 'ADMIN' } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
}

export function useSetRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) =>
      callApi(developersApi.setRole, { params: { id }, body: { role } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
}

export function useRemoveDeveloper() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(developersApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
}
