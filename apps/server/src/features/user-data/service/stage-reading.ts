import { inTransaction, type ModeContext } from '../../../context.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { insertUserData, type NewUserData, type UserDataSource } from '../queries.ts';
import { deleteHiddenReading, insertReading } from '../staging-queries.ts';
import type { Reading } from './complete-reading.ts';
import { listRows } from './list-rows.ts';

/** Items that are stored but hidden. */
export interface StagedReading {
  id: string;
  rows: NewUserData[];
}

/** Fewer are stored fast enough by the transaction that shows them. */
const minStagedItems = 500;
/** The embedded database serves all others between two transactions: each takes some 20 ms. */
const rowsPerTransaction = 200;

/**
 * Stores the items of a large reading ahead of the transaction that shows them, which would otherwise hold the embedded
 * database's only connection for seconds. Null for a small one. Repeated with the same id after a crash.
 */
export async function stageReading(
  ctx: ModeContext,
  source: UserDataSource,
  { id, reading }: { id: string; reading: Reading },
): Promise<StagedReading | null> {
  if (countItems(reading) < minStagedItems) return null;
  await deleteHiddenReading(ctx, id);
  await insertReading(ctx, { id, sourceId: source.sourceId });
  const rows = await listRows(ctx, source, reading);
  await inBatches(rows, rowsPerTransaction, (batch) =>
    inTransaction(ctx, (tx) => insertUserData(tx, source, batch, id)),
  );
  return { id, rows };
}

function countItems({ data }: Reading): number {
  return Object.values(data).reduce((sum, items) => sum + items.length, 0);
}
