import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { messageKey, signMessage } from '../../platform/crypto/sign-message.ts';

/** Signing keys of a webhook. */
export interface SigningKeys {
  /** Key for the secret as entered. */
  typed: KeyObject;
  standard: KeyObject;
}

export function signingKeys(secret: string): SigningKeys {
  return { typed: createSecretKey(secret, 'utf8'), standard: messageKey(secret) };
}

interface Signable {
  eventId: string;
  keys: SigningKeys;
  body: string;
  sentAt: Date;
}

/**
 * Headers of a delivery. Only the naming headers are stored: stored signatures would allow guessing a weak secret, and
 * can be computed again.
 */
interface SignedHeaders {
  naming: { 'webhook-id': string; 'webhook-timestamp': string };
  signatures: { 'smile-signature': string; 'webhook-signature': string };
}

/** `Smile-Signature` signs only the body; the other headers follow Standard Webhooks 1.0. */
export function signDelivery({ eventId, keys, body, sentAt }: Signable): SignedHeaders {
  const smileSignature = createHmac('sha512', keys.typed).update(body).digest('hex');
  const { 'webhook-signature': webhookSignature, ...naming } = signMessage({
    id: eventId,
    key: keys.standard,
    body,
    sentAt,
  });
  return { naming, signatures: { 'smile-signature': smileSignature, 'webhook-signature': webhookSignature } };
}
