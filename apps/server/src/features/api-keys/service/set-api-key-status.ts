import type { ApiKey, ApiKeyStatus } from '@smile/contract/api-keys';
import type { Mode } from '@smile/contract/common';
import { inTransaction, type TenantContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectApiKeyForUpdate, selectIsBlocked, updateApiKeyStatus } from '../queries.ts';

const blocked = 'This API key is blocked. Please contact support.';

/** @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS while the operator blocks the key */
export async function setApiKeyStatus(
  ctx: TenantContext,
  id: string,
  change: { mode: Mode; status: ApiKeyStatus },
): Promise<ApiKey> {
  return inTransaction(ctx, async (tx) => {
    const key = await selectApiKeyForUpdate(tx, id);
    if (!key || key.mode !== change.mode) throw missing();
    if (key.status === change.status) return key;
    if (await selectIsBlocked(tx, id)) throw new ApiError('UNAUTHORIZED_ACCESS', blocked);
    await updateApiKeyStatus(tx, id, change.status);
    await recordAudit(tx, {
      action: change.status === 'ACTIVE' ? 'api-key.activate' : 'api-key.deactivate',
      entityType: 'api-key',
      entityId: id,
      before: { status: key.status },
      after: { status: change.status },
    });
    await announceAccessChange(tx);
    return (await selectApiKeyForUpdate(tx, id))!;
  });
}
