import type { ModeContext } from '../../../context.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { datapointKinds, type StoredDatapoint } from '../datapoint-kinds.ts';
import type { NewUserData, UserDataSource } from '../queries.ts';

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
