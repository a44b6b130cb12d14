import { Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { currentDeveloperQuery } from '../developers/queries.ts';
import { AccountTabs } from './account-tabs.tsx';
import { EraseUserDialog } from './erase-user-dialog.tsx';
import { accountsQuery, userQuery } from './queries.ts';

interface UserDetailProps {
  userId: string;
  /** The account that is open; the first one when left out or not the user's. */
  accountId?: string | undefined;
  onSelectAccount: (accountId: string) => void;
  /** The user is gone. */
  onErased: () => void;
}

export function UserDetail({ userId, accountId, onSelectAccount, onErased }: UserDetailProps) {
  const [isErasing, setIsErasing] = useState(false);
  const user = useQuery(userQuery(userId));
  const accounts = useQuery(accountsQuery(userId));
  const isAdmin = useQuery(currentDeveloperQuery).data?.role === 'ADMIN';
  const error = user.error ?? accounts.error;
  if (error) {
    const retry = () => Promise.all([user.refetch(), accounts.refetch()]);
    return <ErrorPanel title="The user could not be loaded" error={error} onRetry={retry} />;
  }
  if (!user.data || !accounts.data) return <Loading />;
  return (
    <Stack gap="md">
      <Group gap="lg">
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            User ID
          </Text>
          <CopyableId value={userId} label="User ID" lastCharacters={8} />
        </Group>
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            Created At
          </Text>
          <Text size="sm" component="span">
            <DateTime value={user.data.createdAt} />
          </Text>
        </Group>
        {isAdmin && (
          <Button variant="light" color="red" size="xs" ml="auto" onClick={() => setIsErasing(true)}>
            Erase user
          </Button>
        )}
      </Group>
      {accounts.data.length === 0 ? (
        <EmptyPanel title="This user does not connect to any provider!" />
      ) : (
        <Tabs defaultValue="accounts">
          <Tabs.List>
            <Tabs.Tab value="accounts">Accounts</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="accounts" pt="md">
            <AccountTabs accounts={accounts.data} accountId={accountId} onSelect={onSelectAccount} />
          </Tabs.Panel>
        </Tabs>
      )}
      {isErasing && <EraseUserDialog userId={userId} onErased={onErased} onClose={() => setIsErasing(false)} />}
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the user">
      <Skeleton height={20} width="60%" />
      <Skeleton height={36} />
      <Skeleton height={64} />
      <Skeleton height={240} />
    </Stack>
  );
}
