import type { AccountRow } from './queries.ts';

export function isSynced(account: AccountRow): boolean {
  return account.status === 'CONNECTED' && account.monitorStatus === 'ACTIVE';
}

/** True when a code may be submitted: the account asks for one, or the last one was wrong and attempts remain. */
export function acceptsCode(account: AccountRow): boolean {
  return account.mfa !== null && (account.status === 'AWAITING_MFA' || account.status === 'ERROR');
}
