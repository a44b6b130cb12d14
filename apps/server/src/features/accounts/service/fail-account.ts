import { type AccountErrorCode, accountErrors } from '@smile/contract/accounts';
import type { ModeContext } from '../../../context.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { type AccountRow, type Connection, updateConnection } from '../queries.ts';

/** Records a failed login or fetch of a locked account; drops the connector state unless `kept` is given. */
export async function failAccount(
  tx: ModeContext,
  account: AccountRow,
  errorCode: AccountErrorCode,
  kept: Partial<Connection> = {},
): Promise<AccountRow> {
  const errorMessage = accountErrors[errorCode];
  const failed = await updateConnection(tx, account, {
    status: 'ERROR',
    errorCode,
    errorMessage,
    stateSealed: null,
    mfa: null,
    ...kept,
  });
  const { id: accountId, userId, loginName, providerId } = failed;
  const providers = [providerId];
  await publishEvent(tx, 'ACCOUNT_FAILED', { userId, accountId, loginName, errorCode, errorMessage, providers });
  await updateUserSummary(tx, userId);
  return failed;
}
