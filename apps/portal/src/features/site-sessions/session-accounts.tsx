import { Avatar, Skeleton, Stack, Tabs } from '@mantine/core';
import type { Account } from '@smile/contract/accounts';
import type { Archive } from '@smile/contract/archives';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { accountPayloadQuery, providersQuery } from '../users/queries.ts';
import { LinkSummary } from './link-summary.tsx';
import { SessionSections } from './session-sections.tsx';

interface SessionAccountsProps {
  userId: string;
  /** At least one. */
  accounts: readonly Account[];
  archives: readonly Archive[];
}

/** One tab per account, named after its provider. */
export function SessionAccounts({ userId, accounts, archives }: SessionAccountsProps) {
  const { data: providers } = useQuery(providersQuery(accounts.map((account) => account.providerId)));
  return (
    <Tabs variant="outline" defaultValue={accounts[0]!.id} keepMounted={false}>
      <Tabs.List>
        {accounts.map(({ id, providerId }) => (
          <Tabs.Tab
            key={id}
            value={id}
            leftSection={<Avatar src={providers?.get(providerId)?.logoUrl ?? null} size={20} radius="sm" alt="" />}
          >
            {providers?.get(providerId)?.name ?? providerId}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {accounts.map(({ id, connectionStatus }) => (
        <Tabs.Panel key={id} value={id} pt="md">
          <Stack gap="md">
            <LinkSummary userId={userId} accountId={id} />
            {connectionStatus === 'DISCONNECTED' ? (
              <SessionSections payload={null} archives={archives} />
            ) : (
              <AccountSections accountId={id} archives={archives} />
            )}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function AccountSections({ accountId, archives }: { accountId: string; archives: readonly Archive[] }) {
  const { data: payload, error, refetch } = useQuery(accountPayloadQuery(accountId));
  if (payload) return <SessionSections payload={payload} archives={archives} />;
  if (!error) return <Skeleton height={200} aria-label="Loading the account's data" />;
  return <ErrorPanel title="The account's data could not be loaded" error={error} onRetry={refetch} />;
}
