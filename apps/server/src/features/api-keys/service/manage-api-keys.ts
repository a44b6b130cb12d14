import type { ApiKey, ApiKeyStatus } from '@smile/contract/api-keys';
import type { Mode } from '@smile/contract/common';
import { inTransaction, type ModeContext, type TenantContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { announceAccessChange } from '../../auth/service/access-changes.ts';
import { newApiKey, newApiSecret } from '../key-format.ts';
import {
  deleteApiKey,
  insertApiKey,
  insertApiKeyLookup,
  secretContext,
  selectApiKeyForUpdate,
  updateApiKeyStatus,
} from '../queries.ts';

/** Needs the platform's rights, since the lookup of all tenants' keys is written too. */
export async function createApiKey(ctx: ModeContext): Promise<ApiKey> {
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId('apiKey');
    const apiKey = newApiKey(tx.mode, tx.randomBytes);
    const created = await insertApiKey(tx, {
      id,
      apiKey,
      secretSealed: tx.vault.seal(newApiSecret(tx.randomBytes), secretContext(tx.tenantId, id)),
      createdBy: tx.actor.kind === 'developer' ? tx.actor.developerId : null,
    });
    await insertApiKeyLookup(tx, { keyHash: tx.vault.keyedHash(apiKey), id });
    await recordAudit(tx, {
      action: 'api-key.create',
      entityType: 'api-key',
      entityId: id,
      after: { mode: tx.mode, status: 'ACTIVE' },
    });
    return created;
  });
}

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
    return { ...key, status: change.status };
  });
}

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
