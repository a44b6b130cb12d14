import { portalEventTypes, type WebhookEventType } from '@smile/contract/events';

export type EventKind = 'all' | 'specific';

/** Selecting all 33 events equals All events, however they were selected (specification 000 §4). */
export function kindOf(selected: readonly WebhookEventType[]): EventKind {
  return portalEventTypes.every((type) => selected.includes(type)) ? 'all' : 'specific';
}

export function selectKind(kind: EventKind): WebhookEventType[] {
  return kind === 'all' ? [...portalEventTypes] : [];
}

export function toggleEvent(selected: readonly WebhookEventType[], type: WebhookEventType): WebhookEventType[] {
  return selected.includes(type) ? selected.filter((other) => other !== type) : [...selected, type];
}
