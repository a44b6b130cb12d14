import type { Account } from '@smile/contract/accounts';

/** How many of a person's accounts are connected, `2 of 3 connected`; null without any. */
export function describeConnections(
  accounts: readonly Pick<Account, 'connectionStatus'>[],
): { text: string; color: 'green' | 'amber' | 'red' } | null {
  if (accounts.length === 0) return null;
  const connected = accounts.filter(({ connectionStatus }) => connectionStatus === 'CONNECTED').length;
  if (connected === accounts.length) return { text: `${connected} connected`, color: 'green' };
  return { text: `${connected} of ${accounts.length} connected`, color: connected > 0 ? 'amber' : 'red' };
}
