import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { clearDraft } from '../draft-queries.ts';
import { lockSite } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE for no such site and for one without a draft */
export async function removeDraft(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site?.hasDraft) throw missing();
    await clearDraft(tx, id);
  });
}
