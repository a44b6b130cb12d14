// Verifies that a message comes from the platform (Standard Webhooks, for which many libraries exist).
import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

export function isSigned(headers, body, secret, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!id || !timestamp || !(Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  const expected = Buffer.from(createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'));
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
