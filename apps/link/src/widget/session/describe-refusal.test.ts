import { CallError } from '@smile/contract/call';
import { expect, it } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

const texts = { lost: 'lost', forbidden: 'forbidden', failed: 'failed' };

it.each([
  ['NETWORK', 0, 'lost'],
  ['INVALID_PARAMETERS', 400, 'An account at SSS is already connected.'],
  ['EDIT_CONFLICT', 409, 'An account at SSS is already connected.'],
  ['LINK_EXPIRED', 400, 'This page no longer accepts new connections.'],
  ['UNAUTHORIZED_ACCESS', 403, 'forbidden'],
  ['MISSING_RESOURCE', 404, 'This account is no longer available. Please go back and try again.'],
  ['REQUEST_LIMIT_EXCEEDED', 429, 'Too many attempts. Please wait a moment, then try again.'],
  ['SYSTEM_ERROR', 500, 'failed'],
])('words %s with status %i', (code, status, text) => {
  const error = new CallError(code, 'An account at SSS is already connected.', status, null);
  expect(describeRefusal(error, texts)).toBe(text);
});

it('rethrows other errors', () => {
  expect(() => describeRefusal(new TypeError('fault'), texts)).toThrow('fault');
});
