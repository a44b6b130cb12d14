import { accountsApi } from '@smile/contract/accounts';
import { portalUsersApi } from '@smile/contract/users';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { readApiMode } from '../../../api/session.ts';
import { accountPayloadQuery, accountsQuery } from '../queries.ts';

/** Stored data of a user; never cached, because it is shown before a deletion. */
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

/**
 * The account's data is removed from the cache only after the list shows it as revoked; before that it would be loaded
 * again.
 */
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

/** Only lists: the open user may be gone. */
function refreshLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, list] }) => kind === 'users' && list !== 'one',
  });
}
