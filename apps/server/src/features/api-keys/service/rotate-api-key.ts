import type { ApiKey } from '@smile/contract/api-keys';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectApiKeyForUpdate, updateReplacement } from '../queries.ts';
import { createApiKey } from './create-api-key.ts';
import { scheduleKeyEnd } from './schedule-key-end.ts';

/**
 * Creates a replacement key; both work until the grace period ends.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for a key that is inactive or has a replacement
 */
export async function rotateApiKey(
  ctx: ModeContext,
  id: string,
  { graceDays }: { graceDays: number },
): Promise<ApiKey> {
  return inTransaction(ctx, async (tx) => {
    const key = await selectApiKeyForUpdate(tx, id);
    if (!key || key.mode !== tx.mode) throw missing();
    if (key.status !== 'ACTIVE') throw invalid('Only an active API key can be rotated.');
    if (key.replacement) throw invalid('The API key is being replaced already. Rotate the new one instead.');
    const replacement = await createApiKey(tx);
    await updateReplacement(tx, id, replacement.id);
    const endsAt = await scheduleKeyEnd(tx, id, graceDays);
    await recordAudit(tx, {
      action: 'api-key.rotate',
      entityType: 'api-key',
      entityId: id,
      before: { endsAt: key.endsAt },
      after: { replacedBy: replacement.id, endsAt: endsAt && toApiTime(endsAt) },
    });
    return replacement;
  });
}
