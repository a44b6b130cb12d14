import type { Role } from '@smile/contract/common';
import { developerPageSize, developersApi, type PasswordChange } from '@smile/contract/developers';
import type { CallInput } from '@smile/contract/endpoint';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isSessionExpired } from '../../api/call-api.ts';
import { endAfterMessage } from './end-after-message.ts';

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
  return useTeamChange((emailAddress: string) =>
    callApi(developersApi.invite, { body: { emailAddress, role: 'ADMIN' } }, undefined, messageFirst),
  );
}

export function useSetRole() {
  return useTeamChange(({ id, role }: { id: string; role: Role }) =>
    callApi(developersApi.setRole, { params: { id }, body: { role } }, undefined, messageFirst),
  );
}

export function useRemoveDeveloper() {
  return useTeamChange((id: string) => callApi(developersApi.remove, { params: { id } }, undefined, messageFirst));
}

const messageFirst = { isMessageFirst: true };

/** A change of the team; where the session has expired, whoever shows that logs out after it. */
function useTeamChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onError: (error: Error) => endAfterMessage(error),
    onSettled: (_data, error) =>
      isSessionExpired(error) ? undefined : queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
}
