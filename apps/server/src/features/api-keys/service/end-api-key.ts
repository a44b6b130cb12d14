import { inTransaction, type TenantContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectKeyAtEnd, updateEndedKey } from '../queries.ts';
import type { KeyEnd } from './schedule-key-end.ts';

/** Marks an expired key inactive. Authentication rejects it from its end on, even before this job runs. */
export async function endApiKey(ctx: TenantContext, { id, endsAt }: KeyEnd): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const key = await selectKeyAtEnd(tx, id, new Date(endsAt));
    if (!key || !(await updateEndedKey(tx, id))) return;
    await recordAudit(tx, {
      action: 'api-key.end',
      entityType: 'api-key',
      entityId: id,
      before: { status: 'ACTIVE' },
      after: { status: 'INACTIVE' },
    });
  });
}
