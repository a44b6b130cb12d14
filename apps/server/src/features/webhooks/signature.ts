import { createHmac } from 'node:crypto';

interface Signable {
  eventId: string;
  secret: string;
  body: string;
  sentAt: Date;
}

/** `Smile-Signature` signs the body alone; beside it go the headers of the Standard Webhooks specification 1.0. */
export function signatureHeaders({ eventId, secret, body, sentAt }: Signable): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', standardKey(secret)).update(`${eventId}.${timestamp}.${body}`);
  return {
    'smile-signature': createHmac('sha512', secret).update(body).digest('hex'),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}

const signatureNames = ['smile-signature', 'webhook-signature'];

/** What is kept of the headers: signatures would allow guessing at a weak secret, and can be computed again. */
export function withoutSignatures(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !signatureNames.includes(name)));
}

const prefixedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?)$/;

/** `whsec_` and base64 stand for the bytes, as the specification has it; any other secret for its own UTF-8. */
function standardKey(secret: string): Buffer {
  const encoded = prefixedSecret.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8');
}
