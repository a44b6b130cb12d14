import { type DeliveryState, deliveryStates, type EventType, eventTypes } from '@smile/contract/events';
import { keepInOrder } from '../../ui/dates/date-range.ts';

/** URL state of the page; `log` is the webhook whose deliveries are open in the drawer. */
export interface WebhooksSearch {
  log?: string | undefined;
  state?: DeliveryState | undefined;
  type?: EventType | undefined;
  /** ISO date-times in UTC, so that a shared link means the same everywhere. */
  from?: string | undefined;
  to?: string | undefined;
  find?: string | undefined;
  delivery?: string | undefined;
}

export type DeliveryFilters = Pick<WebhooksSearch, 'state' | 'type' | 'from' | 'to' | 'find'>;

const maxLength = 200;

export function readWebhooksSearch(search: Record<string, unknown>): WebhooksSearch {
  const [from, to] = keepInOrder(readTime(search.from), readTime(search.to));
  return {
    log: readText(search.log),
    state: readChoice(deliveryStates, search.state),
    type: readChoice(eventTypes, search.type),
    from,
    to,
    find: readText(search.find),
    delivery: readText(search.delivery),
  };
}

export function filtersOf({ state, type, from, to, find }: WebhooksSearch): DeliveryFilters {
  return { state, type, from, to, find };
}

/** `find` is a delivery id, or otherwise an event id. */
export function toDeliveryQuery({ state, type, from, to, find }: DeliveryFilters) {
  const isDelivery = find?.startsWith('whd-');
  return {
    state,
    eventType: type,
    createdFrom: from,
    createdTo: to,
    deliveryId: isDelivery ? find : undefined,
    eventId: isDelivery ? undefined : find,
  };
}

function readChoice<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

function readTime(value: unknown): string | undefined {
  const text = readText(value);
  const ms = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, maxLength) || undefined : undefined;
}
