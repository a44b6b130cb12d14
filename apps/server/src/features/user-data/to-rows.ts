import type { ModeContext } from '../../context.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { datapointKinds, effectiveDateOf, type SourceData, type StoredDatapoint } from './datapoint-kinds.ts';
import type { NewUserData } from './queries.ts';

const rowsPerBatch = 500;

/**
 * Lists are sorted newest first, so each item's creation time is a millisecond before that of the item listed above it.
 */
export async function toRows(
  tx: ModeContext,
  datapoint: StoredDatapoint,
  data: Partial<SourceData>,
): Promise<NewUserData[]> {
  const { key, idKind } = datapointKinds[datapoint];
  const entries = (data[key] ?? []) as unknown as Record<string, unknown>[];
  const storedAt = tx.now().getTime();
  const rows: NewUserData[] = [];
  await inBatches(entries, rowsPerBatch, (batch, start) => {
    for (const [index, entry] of batch.entries()) {
      const ordinal = start + index;
      rows.push({
        datapoint,
        payload: { id: tx.newId(idKind), ...entry },
        effectiveDate: effectiveDateOf(datapoint, entry),
        ordinal,
        createdAt: new Date(storedAt + entries.length - 1 - ordinal),
      });
    }
  });
  return rows;
}
