import type { List } from '@smile/contract/common';
import type { Datapoint } from '@smile/contract/providers';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { encodeCursor } from '../../../platform/db/cursor.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import {
  type DatapointItems,
  datapointKinds,
  effectiveDateOf,
  type SourceData,
  type StoredDatapoint,
  storedDatapoints,
} from '../datapoint-kinds.ts';
import { insertUserData, type NewUserData, type UserDataSource } from '../queries.ts';
import { deleteSourceData } from '../shared-queries.ts';
import type { Reading } from './complete-reading.ts';
import { deriveData } from './derive-data.ts';

export const maxWebhookItems = 300;

type ListedItem = Pick<NewUserData, 'datapoint' | 'payload' | 'createdAt'>;

/**
 * Replaces what is stored of a source, publishes what was added, and answers it as webhooks carry it: at most 300 items
 * a list, whose `nextCursor` goes on in the list of the data point for this `sourceId`.
 */
export async function storeSourceData(
  tx: ModeContext,
  source: UserDataSource,
  reading: Reading,
): Promise<AllDatapointPayload> {
  const data = deriveData(tx, source.providerId, reading);
  const items = storedDatapoints.flatMap((datapoint) => toRows(tx, datapoint, data));
  await deleteSourceData(tx, source.sourceId);
  await insertUserData(tx, source, items);
  for (const datapoint of storedDatapoints) await publishAdded(tx, source, datapoint, items);
  return toWebhookPayload(items, reading.datapoints);
}

/** Lists are newest first, so what the source lists first is stored a millisecond after the next. */
export function toRows(tx: ModeContext, datapoint: StoredDatapoint, data: Partial<SourceData>): NewUserData[] {
  const { key, idKind } = datapointKinds[datapoint];
  const entries = (data[key] ?? []) as unknown as Record<string, unknown>[];
  const storedAt = tx.now().getTime();
  return entries.map((entry, ordinal) => ({
    datapoint,
    payload: { id: tx.newId(idKind), ...entry },
    effectiveDate: effectiveDateOf(datapoint, entry),
    ordinal,
    createdAt: new Date(storedAt + entries.length - 1 - ordinal),
  }));
}

export async function publishAdded(
  tx: ModeContext,
  source: UserDataSource,
  datapoint: StoredDatapoint,
  items: NewUserData[],
): Promise<void> {
  const { addedEvent, eventIdField } = datapointKinds[datapoint];
  const added = items.filter((item) => item.datapoint === datapoint);
  const { userId, sourceId: accountId } = source;
  const providers = [source.providerId];
  if (eventIdField) {
    for (const { payload } of added)
      await publishEvent(tx, addedEvent, { userId, accountId, [eventIdField]: payload.id, providers });
  } else if (added.length > 0) {
    await publishEvent(tx, addedEvent, { userId, accountId, count: added.length, providers });
  }
}

/** The items in the order of the lists; null for data points that were not read. */
export function toWebhookPayload(items: ListedItem[], datapoints: readonly Datapoint[]): AllDatapointPayload {
  const list = <D extends StoredDatapoint>(datapoint: D) => firstPage<D>(items, datapoint, datapoints);
  return {
    identity: list('IDENTITIES')?.items[0] ?? null,
    rating: list('RATINGS')?.items[0] ?? null,
    documents: list('DOCUMENTS'),
    incomes: list('INCOMES'),
    transactions: list('TRANSACTIONS'),
    employments: list('EMPLOYMENTS'),
    contributions: list('CONTRIBUTIONS'),
    liabilities: list('LIABILITIES'),
    eincomes: list('EINCOMES'),
    links: list('LINK'),
    insight: list('INSIGHTS')?.items[0] ?? null,
  };
}

function firstPage<D extends StoredDatapoint>(
  items: ListedItem[],
  datapoint: D,
  datapoints: readonly Datapoint[],
): List<Omit<DatapointItems[D], 'metadata'>> | null {
  if (!datapoints.includes(datapoint)) return null;
  const all = items.filter((item) => item.datapoint === datapoint);
  const shown = all.slice(0, maxWebhookItems);
  const last = shown.at(-1);
  return {
    nextCursor: last && all.length > shown.length ? encodeCursor({ at: last.createdAt, id: last.payload.id }) : null,
    items: shown.map(({ payload }) => payload as DatapointItems[D]),
  };
}
