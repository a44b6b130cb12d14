import type { Account } from '@smile/contract/accounts';
import type { StatusStep } from '../../../ui/status-stepper.tsx';

export interface AccountStep extends Pick<StatusStep, 'label' | 'look'> {
  /** Null when it did not happen. */
  time: string | null;
  /** The error's code and message. */
  problem: string[];
}

/** The status as the page words it, `CONNECTED ( SYNC ENABLED )` while the account is kept up to date. */
export function describeAccountStatus({ connectionStatus, monitorStatus }: Account): string {
  const isSynced = connectionStatus === 'CONNECTED' && monitorStatus === 'ACTIVE';
  return isSynced ? 'CONNECTED ( SYNC ENABLED )' : connectionStatus;
}

/** Two good steps for a connected account; otherwise three, of which the attempt is bad. */
export function listAccountSteps({ createdAt, connection, connectionStatus, monitor }: Account): AccountStep[] {
  const created: AccountStep = { label: 'Created', look: 'good', time: createdAt, problem: [] };
  if (connectionStatus === 'CONNECTED') {
    const time = latest(connection.updatedAt, monitor.updatedAt);
    return [created, { label: 'Last updated', look: 'good', time, problem: [] }];
  }
  const problem = [connection.errorCode, connection.errorMessage].filter((line) => line !== null);
  return [
    created,
    { label: 'Last updated', look: monitor.updatedAt ? 'good' : 'idle', time: monitor.updatedAt, problem: [] },
    { label: 'Attempted update', look: 'bad', time: connection.updatedAt, problem },
  ];
}

function latest(one: string, other: string | null): string {
  return other && other > one ? other : one;
}

/** How many of a person's accounts are connected, `2 of 3 connected`; null without any. */
export function describeConnections(
  accounts: readonly Pick<Account, 'connectionStatus'>[],
): { text: string; color: 'green' | 'amber' | 'red' } | null {
  if (accounts.length === 0) return null;
  const connected = accounts.filter(({ connectionStatus }) => connectionStatus === 'CONNECTED').length;
  if (connected === accounts.length) return { text: `${connected} connected`, color: 'green' };
  return { text: `${connected} of ${accounts.length} connected`, color: connected > 0 ? 'amber' : 'red' };
}
