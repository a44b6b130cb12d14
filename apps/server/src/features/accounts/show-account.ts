import type { Account } from '@smile/contract/accounts';
import type { LinkAccount } from '@smile/contract/widget';
import { toApiTime } from '../../platform/clock.ts';
import type { AccountRow } from './queries.ts';

/** The tenant's view. */
export function showAccount(row: AccountRow): Account {
  return {
    id: row.id,
    createdAt: toApiTime(row.createdAt),
    providerId: row.providerId,
    userId: row.userId,
    // The API gives both statuses flat, and again with their time.
    connectionStatus: row.status,
    monitorStatus: row.monitorStatus,
    monitor: {
      status: row.monitorStatus,
      updatedAt: row.monitorUpdatedAt && toApiTime(row.monitorUpdatedAt),
    },
    connection: {
      status: row.status,
      errorCode: row.errorCode,
      errorMessage: row.errorMessage,
      updatedAt: toApiTime(row.statusUpdatedAt),
    },
  };
}

/** The widget's view. */
export function showLinkAccount(row: AccountRow): LinkAccount {
  const { mfa } = row;
  return {
    id: row.id,
    userId: row.userId,
    providerId: row.providerId,
    loginName: row.loginName,
    status: row.status,
    errorCode: row.errorCode,
    errorMessage: row.errorMessage,
    needsLogin: row.status === 'CONNECTED' && row.monitorStatus === 'USER_ACTION_REQUIRED',
    stage: row.stage,
    progress: row.progress,
    mfa: mfa && {
      prompt: mfa.prompt,
      codeLength: mfa.codeLength,
      expiresAt: mfa.expiresAt,
      resendAt: mfa.resendAt,
    },
    createdAt: toApiTime(row.createdAt),
  };
}
