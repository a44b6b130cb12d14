import { CallError } from '@smile/contract/call';

/**
 * True if the server itself refused a call, whatever the HTTP status, and would again. Not part of `call-api.ts`, which
 * every page loads.
 */
export function wasRefused(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.code.startsWith('HTTP_')) return false;
  return error.status > 0 && error.status < 500 && error.status !== 429;
}
