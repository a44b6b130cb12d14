import { carriesPayload } from '@smile/contract/event-data';
import type { EventType } from '@smile/contract/events';
import { toApiTime } from '../../platform/clock.ts';

export interface StoredEvent {
  id: string;
  type: EventType;
  createdAt: Date;
  data: Record<string, unknown>;
  payload: Record<string, unknown> | null;
}

interface Sending {
  includePayload: boolean;
  /** Test events contain their payload in `data`. */
  isTest: boolean;
}

/** Signed request body, equal for every attempt at an event. */
export function eventBody({ id, type, createdAt, data, payload }: StoredEvent, sending: Sending): string {
  const hasPayload = sending.isTest ? carriesPayload(type) && 'payload' in data : carriesPayload(type);
  const whole = sending.isTest ? data.payload : payload;
  const sent = hasPayload
    ? { ...data, payload: sending.includePayload ? whole : null }
    : withAllowed(type, data, sending);
  return JSON.stringify({ id, version: 1, type, createdAt: toApiTime(createdAt), data: sent });
}

/** Webhooks without payloads get the list of forms, but no answers. */
function withAllowed(type: EventType, data: StoredEvent['data'], { includePayload }: Sending): StoredEvent['data'] {
  const payload = data.payload as { forms?: object[] } | null | undefined;
  if (type !== 'USER_SESSION_COMPLETED' || includePayload || !Array.isArray(payload?.forms)) return data;
  return { ...data, payload: { ...payload, forms: payload.forms.map((form) => ({ ...form, data: {} })) } };
}
