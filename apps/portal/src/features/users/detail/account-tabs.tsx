import { Avatar, Tabs } from '@mantine/core';
import type { Account } from '@smile/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../queries.ts';
import { AccountView } from './account-view.tsx';

interface AccountTabsProps {
  /** At least one. */
  accounts: readonly Account[];
  accountId: string | undefined;
  onSelect: (accountId: string) => void;
}

/** One tab per account, named after its provider. */
export function AccountTabs({ accounts, accountId, onSelect }: AccountTabsProps) {
  const { data: providers } = useQuery(providersQuery(accounts.map((account) => account.providerId)));
  const open = accounts.find(({ id }) => id === accountId) ?? accounts[0]!;
  return (
    <Tabs variant="outline" value={open.id} onChange={(id) => id && onSelect(id)} keepMounted={false}>
      <Tabs.List>
        {accounts.map(({ id, providerId }) => {
          const provider = providers?.get(providerId);
          return (
            <Tabs.Tab
              key={id}
              value={id}
              leftSection={<Avatar src={provider?.logoUrl ?? null} size={20} radius="sm" alt="" />}
            >
              {provider?.name ?? providerId}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {accounts.map((account) => (
        <Tabs.Panel key={account.id} value={account.id} pt="md">
          <AccountView account={account} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
