import { CallError } from '@smile/contract/call';
import { errorCatalogue } from '@smile/contract/errors';
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
  ['REQUEST_LIMIT_EXCEEDED', 429, 'An account at SSS is already connected.'],
  ['HTTP_413', 413, 'failed'],
  ['SYSTEM_ERROR', 500, 'failed'],
])('words %s with status %i', (code, status, text) => {
  const error = new CallError(code, 'An account at SSS is already connected.', status, null);
  expect(describeRefusal(error, texts)).toBe(text);
});

it('words a limit for end users', () => {
  const error = new CallError('REQUEST_LIMIT_EXCEEDED', errorCatalogue.REQUEST_LIMIT_EXCEEDED.message, 429, null);
  expect(describeRefusal(error, texts)).toBe('Too many attempts. Please wait a moment, then try again.');
});

it('rethrows other errors', () => {
  expect(() => describeRefusal(new TypeError('fault'), texts)).toThrow('fault');
});
