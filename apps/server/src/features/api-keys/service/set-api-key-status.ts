import type { ApiKey, ApiKeyStatus } from '@smile/contract/api-keys';
import type { Mode } from '@smile/contract/common';
import { inTransaction, type TenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectApiKeyForUpdate, updateApiKeyStatus } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function setApiKeyStatus(
  ctx: TenantContext,
  id: string,
  change: { mode: Mode; status: ApiKeyStatus },
): Promise<ApiKey> {
  return inTransaction(ctx, async (tx) => {
    const key = await selectApiKeyForUpdate(tx, id);
    if (!key || key.mode !== change.mode) throw missing();
    if (key.status === change.status) return key;
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
