import type { Endpoint } from './endpoint.ts';

/** Request header with the key, and response header of a replayed response. */
export const idempotencyHeaders = { request: 'Idempotency-Key', answer: 'Idempotent-Replayed' } as const;

/** How long the first response to a key is stored. */
export const idempotencyHours = 24;

export const maxIdempotencyKeyLength = 255;
/** Printable ASCII, as in HTTP headers. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/;

/** True for every POST of the Open API. */
export function takesIdempotencyKey(endpoint: Endpoint): boolean {
  return endpoint.method === 'POST' && endpoint.auth === 'openApi';
}
