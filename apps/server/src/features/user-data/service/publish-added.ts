import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { type Publishable, publishEvent, publishEvents } from '../../webhooks/service/publish-event.ts';
import { datapointKinds, type StoredDatapoint, storedDatapoints } from '../datapoint-kinds.ts';
import type { NewUserData, UserDataSource } from '../queries.ts';

/** Publishes all "added" events in one statement, since they happen at the same time. */
export async function publishAdded(tx: ModeContext, source: UserDataSource, items: NewUserData[]): Promise<void> {
  await publishEvents(
    tx,
    storedDatapoints.flatMap((datapoint) => addedEvents(source, datapoint, items)),
  );
}

function addedEvents(source: UserDataSource, datapoint: StoredDatapoint, items: NewUserData[]): Publishable[] {
  const { addedEvent: type, eventIdField } = datapointKinds[datapoint];
  const added = items.filter((item) => item.datapoint === datapoint);
  const { userId, sourceId: accountId } = source;
  const providers = [source.providerId];
  if (eventIdField)
    return added.map(({ payload }) => ({ type, data: { userId, accountId, [eventIdField]: payload.id, providers } }));
  return added.length > 0 ? [{ type, data: { userId, accountId, count: added.length, providers } }] : [];
}

/** Publishes nothing for data points without an event for changed items. */
export async function publishUpdated(
  tx: ModeContext,
  source: UserDataSource,
  datapoint: StoredDatapoint,
  changed: NewUserData[],
): Promise<void> {
  const { updated } = datapointKinds[datapoint];
  if (!updated || changed.length === 0) return;
  const data = {
    userId: source.userId,
    accountId: source.sourceId,
    providers: [source.providerId],
    count: changed.length,
    updatedAt: toApiTime(tx.now()),
  };
  if (updated.by === 'ids') {
    await publishEvent(tx, updated.type, { ...data, updatedIds: changed.map(({ payload }) => payload.id) });
    return;
  }
  const days = changed.map(({ effectiveDate }) => effectiveDate!);
  await publishEvent(tx, updated.type, {
    ...data,
    updatedFrom: `${days.reduce((one, other) => (other < one ? other : one))}T00:00:00Z`,
    updatedTo: `${days.reduce((one, other) => (other > one ? other : one))}T00:00:00Z`,
  });
}
