import { accountsApi } from '@smile/contract/accounts';
import { portalUsersApi } from '@smile/contract/users';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { readApiMode } from '../../../api/session.ts';
import { accountPayloadQuery, accountsQuery } from '../queries.ts';

/** Stored data of a user; always fetched again, since it is shown before a deletion. */
export function holdingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['user-holdings', userId],
    queryFn: async ({ signal }) => {
      const input = { params: { userId }, query: { mode: readApiMode() } };
      return (await callApi(portalUsersApi.holdings, input, signal)).data;
    },
    gcTime: 0,
    staleTime: 0,
  });
}

export function useEraseUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      callApi(portalUsersApi.erase, { params: { userId }, query: { mode: readApiMode() } }),
    onSuccess: () => refreshLists(queryClient),
  });
}

/** The account's data is forgotten only once the list says that it was revoked: it would be asked for again. */
export function useRevokeAccount(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string) => callApi(accountsApi.revoke, { params: { id: accountId } }),
    onSuccess: async (_answer, accountId) => {
      await queryClient.invalidateQueries({ queryKey: accountsQuery(userId).queryKey });
      queryClient.removeQueries({ queryKey: accountPayloadQuery(accountId).queryKey });
      void refreshLists(queryClient);
    },
  });
}

/** Lists only: the user that is open may be gone. */
function refreshLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, list] }) => kind === 'users' && list !== 'one',
  });
}
