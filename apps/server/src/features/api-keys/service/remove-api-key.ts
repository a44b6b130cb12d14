import { inTransaction, type TenantContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteApiKey, selectApiKeyForUpdate } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS while the key is active */
export async function removeApiKey(ctx: TenantContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const key = await selectApiKeyForUpdate(tx, id);
    if (!key) throw missing();
    if (key.status === 'ACTIVE') throw invalid('Only an inactive API key can be deleted. Deactivate it first.');
    await deleteApiKey(tx, id);
    await recordAudit(tx, {
      action: 'api-key.delete',
      entityType: 'api-key',
      entityId: id,
      before: { mode: key.mode, status: key.status },
    });
  });
}
