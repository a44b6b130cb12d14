import { createHmac } from 'node:crypto';
import { signMessage } from '../../platform/crypto/sign-message.ts';

interface Signable {
  eventId: string;
  secret: string;
  body: string;
  sentAt: Date;
}

/** `Smile-Signature` signs the body alone; beside it go the headers of the Standard Webhooks specification 1.0. */
export function signatureHeaders({ eventId, secret, body, sentAt }: Signable): Record<string, string> {
  return {
    'smile-signature': createHmac('sha512', secret).update(body).digest('hex'),
    ...signMessage({ id: eventId, secret, body, sentAt }),
  };
}

const signatureNames = ['smile-signature', 'webhook-signature'];

/** What is kept of the headers: signatures would allow guessing at a weak secret, and can be computed again. */
export function withoutSignatures(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !signatureNames.includes(name)));
}
