import type { Role } from '@smile/contract/common';
import { developersApi, type PasswordChange } from '@smile/contract/developers';
import type { CallInput } from '@smile/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isSessionExpired } from '../../api/call-api.ts';
import { currentDeveloperQuery, developersKey, teamQuery } from '../../api/developer-queries.ts';
import { signOutAfterMessage } from './sign-out-after-message.ts';

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

/** Invitations always have the role ADMIN (specification 000 §8, team). */
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

const messageFirst = { signsOutAfterMessage: true };

/** A mutation of the team. If the session has expired, its message is shown before signing out. */
function useTeamChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onError: (error: Error) => signOutAfterMessage(error),
    // A refetch in an expired session would be refused too, and sign out before the message is read.
    onSettled: (_data, error) =>
      isSessionExpired(error) ? undefined : queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
}
