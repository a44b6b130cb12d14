import { twoStepApi } from '@smile/contract/two-step';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { currentDeveloperQuery, teamQuery } from '../../api/developer-queries.ts';

export const twoStepQuery = queryOptions({
  queryKey: ['twoStep'],
  queryFn: async ({ signal }) => (await callApi(twoStepApi.get, {}, signal)).data,
});

/** Changes the second factors; reloads the queries that show them. */
export function useTwoStepChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(
        [twoStepQuery, currentDeveloperQuery, teamQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** `token` belongs to an unfinished sign-in. */
export async function startTotp(token?: string) {
  return (await callApi(twoStepApi.startTotp, {}, undefined, { token })).data;
}

export function useConfirmTotp(token?: string) {
  return useTwoStepChange(
    async (code: string) => (await callApi(twoStepApi.confirmTotp, { body: { code } }, undefined, { token })).data,
  );
}

/** Removes a passkey, or the authenticator app without an id. */
export function useRemoveFactor() {
  return useTwoStepChange(async (passkeyId: string | null): Promise<void> => {
    if (passkeyId === null) await callApi(twoStepApi.removeTotp, {});
    else await callApi(twoStepApi.removePasskey, { params: { id: passkeyId } });
  });
}

export function useRenewCodes() {
  return useTwoStepChange(async (_: null) => (await callApi(twoStepApi.renewRecoveryCodes, {})).data);
}

export function useConfirmPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => callApi(twoStepApi.confirmPassword, { body: { password } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey }),
  });
}

export function useRequireTwoStep() {
  return useTwoStepChange((isRequired: boolean) => callApi(twoStepApi.setRequired, { body: { isRequired } }));
}

export function useResetTwoStep() {
  return useTwoStepChange((id: string) => callApi(twoStepApi.reset, { params: { id } }));
}
