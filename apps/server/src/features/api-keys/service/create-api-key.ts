import type { ApiKey } from '@smile/contract/api-keys';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { newApiKey, newApiSecret } from '../key-format.ts';
import { insertApiKey, insertApiKeyLookup, secretContext } from '../queries.ts';

/** Needs platform rights to write the lookup row, which is in a platform table. */
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
