import { createHmac } from 'node:crypto';

interface Signable {
  /** Names the message; the same for every attempt at it. */
  id: string;
  secret: string;
  body: string;
  sentAt: Date;
}

/** The three headers of the Standard Webhooks specification 1.0: HMAC-SHA256 over id, time and body. */
export function signMessage({ id, secret, body, sentAt }: Signable): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}

const prefixedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?)$/;

/** `whsec_` and base64 stand for the bytes, as the specification has it; any other secret for its own UTF-8. */
function standardKey(secret: string): Buffer {
  const encoded = prefixedSecret.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8');
}
