import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { messageKey, signMessage } from '../../platform/crypto/sign-message.ts';

/** Signing keys of a webhook. */
export interface SigningKeys {
  /** The secret as it was typed. */
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
 * The headers of a delivery: what names it, and the signatures, which are kept nowhere: they would allow guessing at a
 * weak secret, and can be computed again.
 */
interface SignedHeaders {
  naming: { 'webhook-id': string; 'webhook-timestamp': string };
  signatures: { 'smile-signature': string; 'webhook-signature': string };
}

/** `Smile-Signature` signs the body alone; beside it go the headers of the Standard Webhooks specification 1.0. */
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
