import type { Account } from '@smile/contract/accounts';
import type { StatusStep } from '../../../ui/status-stepper.tsx';

export interface AccountStep extends Pick<StatusStep, 'label' | 'look'> {
  /** Null if the step did not happen. */
  time: string | null;
  /** Error code and message. */
  problem: string[];
}

/** The displayed status; `CONNECTED ( SYNC ENABLED )` while the account is kept up to date. */
export function describeAccountStatus({ connectionStatus, monitorStatus }: Account): string {
  const isSynced = connectionStatus === 'CONNECTED' && monitorStatus === 'ACTIVE';
  return isSynced ? 'CONNECTED ( SYNC ENABLED )' : connectionStatus;
}

/** Two successful steps for a connected account; otherwise three, with a failed attempt. */
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

/** Number of connected accounts, as `2 of 3 connected`; null without accounts. */
export function describeConnections(
  accounts: readonly Pick<Account, 'connectionStatus'>[],
): { text: string; color: 'green' | 'amber' | 'red' } | null {
  if (accounts.length === 0) return null;
  const connected = accounts.filter(({ connectionStatus }) => connectionStatus === 'CONNECTED').length;
  if (connected === accounts.length) return { text: `${connected} connected`, color: 'green' };
  return { text: `${connected} of ${accounts.length} connected`, color: connected > 0 ? 'amber' : 'red' };
}
