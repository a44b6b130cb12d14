import type { EventType } from '@smile/contract/events';
import type { LatestEvent } from '../webhooks/shared-queries.ts';

type EventGroup = Omit<LatestEvent, 'type' | 'sourceId'> & { types: EventType[] };

/** Groups adjacent events about one account or archive; expects newest first. */
export function groupEvents(events: readonly LatestEvent[]): EventGroup[] {
  const groups: EventGroup[] = [];
  let last: LatestEvent | undefined;
  for (const event of events) {
    const group = groups.at(-1);
    if (!group || !isSameSource(last, event)) {
      const { type, sourceId: _, ...rest } = event;
      groups.push({ ...rest, types: [type] });
    } else {
      if (!group.types.includes(event.type)) group.types.push(event.type);
      group.providerId ??= event.providerId;
      group.accountId ??= event.accountId;
    }
    last = event;
  }
  return groups;
}

/** Events without a source, such as the end of a session, join an adjacent group of the same user. */
function isSameSource(one: LatestEvent | undefined, other: LatestEvent): boolean {
  if (!one || one.userId === null || one.userId !== other.userId) return false;
  return one.sourceId === other.sourceId || one.sourceId === null || other.sourceId === null;
}
