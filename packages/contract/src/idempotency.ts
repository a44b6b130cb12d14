import type { Endpoint } from './endpoint.ts';

/** Header of a request with a key, and header of a replayed answer. */
export const idempotencyHeaders = { request: 'Idempotency-Key', answer: 'Idempotent-Replayed' } as const;

/** How long the first answer to a key is kept. */
export const idempotencyHours = 24;

export const maxIdempotencyKeyLength = 255;
/** Printable ASCII, as headers carry it. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/;

/** Every POST of the Open API takes a key. */
export function takesIdempotencyKey(endpoint: Endpoint): boolean {
  return endpoint.method === 'POST' && endpoint.auth === 'openApi';
}
