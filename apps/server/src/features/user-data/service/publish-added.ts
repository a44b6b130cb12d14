import type { ModeContext } from '../../../context.ts';
import { type Publishable, publishEvents } from '../../webhooks/service/publish-event.ts';
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
