import { inTransaction, type TenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectIsBlocked, updateBlocked } from '../queries.ts';

/**
 * Operator command: a blocked key is inactive, and the tenant cannot activate it.
 * @throws ApiError MISSING_RESOURCE
 */
export async function setApiKeyBlocked(ctx: TenantContext, id: string, isBlocked: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await selectIsBlocked(tx, id)) === null) throw missing();
    if (!(await updateBlocked(tx, id, isBlocked))) return;
    const action = isBlocked ? 'api-key.block' : 'api-key.unblock';
    await recordAudit(tx, { action, entityType: 'api-key', entityId: id });
    await announceAccessChange(tx);
  });
}
