import type { ApiKey } from '@smile/contract/api-keys';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectApiKeyForUpdate } from '../queries.ts';
import { scheduleKeyEnd } from './schedule-key-end.ts';

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for an inactive key */
export async function setApiKeyEnd(
  ctx: ModeContext,
  id: string,
  { graceDays }: { graceDays: number | null },
): Promise<ApiKey> {
  return inTransaction(ctx, async (tx) => {
    const key = await selectApiKeyForUpdate(tx, id);
    if (!key || key.mode !== tx.mode) throw missing();
    if (key.status !== 'ACTIVE') throw invalid('Only an active API key can have an end.');
    const end = await scheduleKeyEnd(tx, id, graceDays);
    const endsAt = end && toApiTime(end);
    await recordAudit(tx, {
      action: 'api-key.set-end',
      entityType: 'api-key',
      entityId: id,
      before: { endsAt: key.endsAt },
      after: { endsAt },
    });
    return { ...key, endsAt };
  });
}
