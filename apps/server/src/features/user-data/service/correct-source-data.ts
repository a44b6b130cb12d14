import { isDeepStrictEqual } from 'node:util';
import type { ModeContext } from '../../../context.ts';
import { datapointKinds, storedDatapoints } from '../datapoint-kinds.ts';
import {
  insertUserData,
  type NewUserData,
  type StoredItem,
  selectSourceData,
  type UserDataSource,
  updateUserData,
} from '../queries.ts';
import { deleteSourceItems } from '../staging-queries.ts';
import type { Reading } from './complete-reading.ts';
import { listRows } from './list-rows.ts';
import { publishAdded, publishUpdated } from './publish-added.ts';

/**
 * Brings the stored items of a document in line with its corrected fields, and publishes what changed. An item keeps its
 * id, also when a field was corrected by which other sources tell their items apart.
 */
export async function correctSourceData(tx: ModeContext, source: UserDataSource, reading: Reading): Promise<void> {
  const stored = await selectSourceData(tx, source.sourceId);
  const rows = await listRows(tx, source, reading);
  for (const datapoint of storedDatapoints) {
    const unmatched = stored.filter((item) => item.datapoint === datapoint);
    const added: NewUserData[] = [];
    const changed: NewUserData[] = [];
    const moved: NewUserData[] = [];
    for (const row of rows.filter((one) => one.datapoint === datapoint)) {
      const match = takeMatch(unmatched, row);
      const kept = match && { ...row, payload: { ...row.payload, id: match.payload.id } };
      if (!kept) added.push(row);
      else if (!isDeepStrictEqual(kept.payload, match.payload)) changed.push(kept);
      else if (kept.ordinal !== match.ordinal) moved.push(kept);
    }
    const removed = unmatched.map(({ payload }) => payload.id);
    await deleteSourceItems(tx, source.sourceId, removed);
    await insertUserData(tx, source, added);
    await updateUserData(tx, source.sourceId, [...changed, ...moved]);
    // An identity has no event of its own for changes.
    await publishAdded(tx, source, datapointKinds[datapoint].updated ? added : [...added, ...changed]);
    await publishUpdated(tx, source, datapoint, changed);
  }
}

/** A document describes one person, job and income, and papers of different names. */
function takeMatch(unmatched: StoredItem[], { datapoint, payload }: NewUserData): StoredItem | undefined {
  const nameOf = (item: object) => (datapoint === 'DOCUMENTS' ? (item as { name: string }).name : '');
  const index = unmatched.findIndex((item) => nameOf(item.payload) === nameOf(payload));
  return index === -1 ? undefined : unmatched.splice(index, 1)[0];
}
