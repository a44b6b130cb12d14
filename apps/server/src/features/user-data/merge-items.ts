import { isDeepStrictEqual } from 'node:util';
import { inBatches } from '../../platform/in-batches.ts';
import { datapointKinds, effectiveDateOf, type StoredDatapoint } from './datapoint-kinds.ts';
import type { NewUserData, StoredItem } from './queries.ts';

export interface MergedItems {
  /** Rows to insert. */
  added: NewUserData[];
  /** Rows whose content differs. */
  changed: NewUserData[];
  /** Rows to update: changed rows, and rows whose position in the list changed. */
  moved: NewUserData[];
}

const itemsPerBatch = 500;

/**
 * Merges a new fetch into one data point's stored items. Items found again by their key fields keep their id; items
 * that the source no longer lists are kept after the others, since sources only show a limited past.
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

/** Items of one data point after merging a new fetch into the stored ones. */
export function mergePayloads(datapoint: StoredDatapoint, stored: StoredItem[], read: object[]): object[] {
  const waiting = groupByKey(datapoint, stored);
  for (const payload of read) waiting.get(keyOf(datapoint, payload))?.pop();
  return [...read, ...listUnmatched(stored, waiting).map(({ payload }) => payload)];
}

/** Keeps the stored order. */
function listUnmatched(stored: StoredItem[], waiting: Map<string, StoredItem[]>): StoredItem[] {
  const unmatched = new Set([...waiting.values()].flat());
  return stored.filter((item) => unmatched.has(item));
}

/** Groups are in reverse order, so that `pop` returns the first stored item with a key. */
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
