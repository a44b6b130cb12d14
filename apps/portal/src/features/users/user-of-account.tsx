import { Skeleton } from '@mantine/core';
import { searchApi } from '@smile/contract/search';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

/** Finds the user of an account and opens the account on their page. */
export function UserOfAccount({ accountId }: { accountId: string }) {
  const mode = readApiMode();
  const users = useQuery({
    queryKey: ['users', 'of-account', mode, accountId],
    queryFn: async ({ signal }) => {
      const query = { mode, kind: 'ACCOUNT' as const, text: accountId };
      return (await callApi(searchApi.find, { query }, signal)).data.items;
    },
  });
  if (users.error)
    return <ErrorPanel title="The user could not be loaded" error={users.error} onRetry={() => users.refetch()} />;
  if (!users.data) return <Skeleton height={240} role="status" aria-label="Loading the user" />;
  const userId = users.data.find(({ id }) => id === accountId)?.parentId;
  if (!userId) return <EmptyPanel>This account is deleted, or in the other mode.</EmptyPanel>;
  return <Navigate to="/users/user-details" search={{ userId, accountId }} replace />;
}
