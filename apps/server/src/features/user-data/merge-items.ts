import { isDeepStrictEqual } from 'node:util';
import { datapointKinds, effectiveDateOf, type StoredDatapoint } from './datapoint-kinds.ts';
import type { NewUserData, SourceItem } from './queries.ts';

export interface MergedItems {
  /** Rows to insert. */
  added: NewUserData[];
  /** Rows that say something else than before. */
  changed: NewUserData[];
  /** All stored rows, the changed ones included, with their new place in the order. */
  kept: NewUserData[];
}

/**
 * Brings what is stored of one data point in line with a new reading. An item that is found again by its key fields
 * keeps its id; what the source no longer lists is kept behind what it does, since sources show a limited past only.
 */
export function mergeItems(datapoint: StoredDatapoint, stored: SourceItem[], read: NewUserData[]): MergedItems {
  const waiting = groupByKey(datapoint, stored);
  const merged: MergedItems = { added: [], changed: [], kept: [] };
  for (const item of read) {
    const match = waiting.get(keyOf(datapoint, item.payload))?.shift();
    if (!match) {
      merged.added.push(item);
      continue;
    }
    const row = { ...item, payload: { ...item.payload, id: match.payload.id } };
    merged.kept.push(row);
    if (!isDeepStrictEqual(row.payload, match.payload)) merged.changed.push(row);
  }
  const unlisted = stored.filter((item) => waiting.get(keyOf(datapoint, item.payload))?.includes(item));
  for (const [index, { payload }] of unlisted.entries()) {
    const effectiveDate = effectiveDateOf(datapoint, payload);
    merged.kept.push({ datapoint, payload, effectiveDate, ordinal: read.length + index, createdAt: new Date(0) });
  }
  return merged;
}

function groupByKey(datapoint: StoredDatapoint, items: SourceItem[]): Map<string, SourceItem[]> {
  const groups = new Map<string, SourceItem[]>();
  for (const item of items) {
    const key = keyOf(datapoint, item.payload);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function keyOf(datapoint: StoredDatapoint, payload: object): string {
  return JSON.stringify(
    datapointKinds[datapoint].keyFields.map((field) => (payload as Record<string, unknown>)[field]),
  );
}
