import { inTransaction, type ModeContext } from '../../../context.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { insertUserData, type NewUserData, type UserDataSource } from '../queries.ts';
import { deleteHiddenReading, insertReading } from '../staging-queries.ts';
import type { Reading } from './complete-reading.ts';
import { listRows } from './list-rows.ts';

/** Items that are stored but still hidden. */
export interface StagedReading {
  id: string;
  rows: NewUserData[];
}

/** Smaller readings are stored fast enough by the final transaction. */
const minStagedItems = 500;
/** Each transaction takes some 20 ms; between two of them the embedded database serves other requests. */
const rowsPerTransaction = 200;

/**
 * Stores a large reading's items, hidden, before the transaction that shows them, which would otherwise block the
 * embedded database's only connection for seconds. Returns null for a small reading. Repeatable with the same id after
 * a crash.
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
