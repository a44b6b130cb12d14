import type { AccountRow } from './queries.ts';

export function isSynced(account: AccountRow): boolean {
  return account.status === 'CONNECTED' && account.monitorStatus === 'ACTIVE';
}
