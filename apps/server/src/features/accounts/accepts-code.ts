import type { AccountRow } from './queries.ts';

/** Whether a code may be submitted: the account asks for one, or the last one was wrong and tries are left. */
export function acceptsCode(account: AccountRow): boolean {
  return account.mfa !== null && (account.status === 'AWAITING_MFA' || account.status === 'ERROR');
}
