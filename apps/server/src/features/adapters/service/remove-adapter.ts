import { type Context, inTransaction } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { deleteAdapter } from '../queries.ts';
import { announceAdapters } from './adapter-notices.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function removeAdapter(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteAdapter(tx, id))) throw missing();
    await announceAdapters(tx);
  });
}
