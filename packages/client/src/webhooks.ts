import type { Events } from './generated/types.ts';

/** A webhook event; `type` determines the type of `data`. */
export type SmileEvent = Events[keyof Events];

/** The platform did not send this body, or not recently. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

export interface ReceivedWebhook {
  /** The raw body, before parsing. */
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** Secret of the webhook. */
  secret: string;
  /** Maximum clock difference in seconds; 300 by default. */
  toleranceSeconds?: number;
}

/**
 * Verifies the signature over id, time and body (Standard Webhooks 1.0) and returns the event; rejects with a
 * `WebhookError` otherwise. The same event may arrive again: store the ids you have processed.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<SmileEvent> {
  const { secret, toleranceSeconds = 300 } = received;
  const body = typeof received.body === 'string' ? received.body : new TextDecoder().decode(received.body);
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    readHeader(received.headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('The delivery is not signed');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const key = await importKey(secret);
  const checks = readSignatures(signatures).map((each) => crypto.subtle.verify('HMAC', key, each, signed));
  if (!(await Promise.all(checks)).includes(true))
    throw new WebhookError('The signature is not of this delivery and secret');
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookError(`The delivery is not from the last ${toleranceSeconds} seconds`);
  return JSON.parse(body);
}

/**
 * Sequence number to order events, which may arrive in any order. Newer events have higher numbers; all attempts of one
 * event share a number. Null if the delivery has none.
 */
export function readSequence(headers: ReceivedWebhook['headers']): number | null {
  const text = readHeader(headers, 'smile-sequence');
  return /^\d+$/.test(text) ? Number(text) : null;
}

function importKey(secret: string) {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  const bytes = (encoded && readBase64(encoded)) || new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** The header is a space-separated list of `v1,<base64>`. */
function readSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  return header.split(' ').flatMap((each) => {
    const bytes = each.startsWith('v1,') ? readBase64(each.slice(3)) : null;
    return bytes ? [bytes] : [];
  });
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function readHeader(headers: ReceivedWebhook['headers'], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
