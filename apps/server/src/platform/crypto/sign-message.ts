import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

interface Signable {
  /** Message id, equal for all delivery attempts. */
  id: string;
  key: KeyObject;
  body: string;
  sentAt: Date;
}

interface MessageHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** The three headers of Standard Webhooks 1.0: HMAC-SHA256 over id, time and body. */
export function signMessage({ id, key, body, sentAt }: Signable): MessageHeaders {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}

const prefixedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?)$/;

/** Decodes a secret: base64 after `whsec_` (Standard Webhooks), otherwise UTF-8. */
export function messageKey(secret: string): KeyObject {
  const encoded = prefixedSecret.exec(secret)?.[1];
  return createSecretKey(encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8'));
}
