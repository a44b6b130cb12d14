import { isDeepStrictEqual } from 'node:util';
import { inBatches } from '../../platform/in-batches.ts';
import { datapointKinds, effectiveDateOf, type StoredDatapoint } from './datapoint-kinds.ts';
import type { NewUserData, StoredItem } from './queries.ts';

export interface MergedItems {
  /** Rows to insert. */
  added: NewUserData[];
  /** Rows that say something else than before. */
  changed: NewUserData[];
  /** Rows to update: the changed ones, and those with a new place in the order. */
  moved: NewUserData[];
}

const itemsPerBatch = 500;

/**
 * Brings what is stored of one data point in line with a new reading. An item that is found again by its key fields
 * keeps its id; what the source no longer lists is kept behind what it does, since sources show a limited past only.
 */
export async function mergeItems(
  datapoint: StoredDatapoint,
  stored: StoredItem[],
  read: NewUserData[],
): Promise<MergedItems> {
  const waiting = groupByKey(datapoint, stored);
  const merged: MergedItems = { added: [], changed: [], moved: [] };
  await inBatches(read, itemsPerBatch, (batch) => {
    for (const item of batch) {
      const match = waiting.get(keyOf(datapoint, item.payload))?.pop();
      if (!match) {
        merged.added.push(item);
        continue;
      }
      const row = { ...item, payload: { ...item.payload, id: match.payload.id } };
      const isChanged = !isDeepStrictEqual(row.payload, match.payload);
      if (isChanged) merged.changed.push(row);
      if (isChanged || row.ordinal !== match.ordinal) merged.moved.push(row);
    }
  });
  for (const [index, { payload, ordinal: before }] of listUnmatched(stored, waiting).entries()) {
    const ordinal = read.length + index;
    const effectiveDate = effectiveDateOf(datapoint, payload);
    if (ordinal !== before) merged.moved.push({ datapoint, payload, effectiveDate, ordinal, createdAt: new Date(0) });
  }
  return merged;
}

/** Items of one data point once a new reading is merged with what is stored. */
export function mergePayloads(datapoint: StoredDatapoint, stored: StoredItem[], read: object[]): object[] {
  const waiting = groupByKey(datapoint, stored);
  for (const payload of read) waiting.get(keyOf(datapoint, payload))?.pop();
  return [...read, ...listUnmatched(stored, waiting).map(({ payload }) => payload)];
}

/** In the order in which they are stored. */
function listUnmatched(stored: StoredItem[], waiting: Map<string, StoredItem[]>): StoredItem[] {
  const unmatched = new Set([...waiting.values()].flat());
  return stored.filter((item) => unmatched.has(item));
}

/** The first of those with the same key is the last of its group: it is taken first. */
function groupByKey(datapoint: StoredDatapoint, items: StoredItem[]): Map<string, StoredItem[]> {
  const groups = new Map<string, StoredItem[]>();
  for (const item of items.toReversed()) {
    const key = keyOf(datapoint, item.payload);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function keyOf(datapoint: StoredDatapoint, payload: object): string {
  return JSON.stringify(
    datapointKinds[datapoint].keyFields.map((field) => (payload as Record<string, unknown>)[field]),
  );
}
