import type { Mode } from '@smile/contract/common';

/** The mode a user token was made for. Unverified: it only picks the API that will check the token. */
export function readTokenMode(token: string): Mode {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)).mode === 'PRODUCTION' ? 'PRODUCTION' : 'SANDBOX';
  } catch {
    return 'SANDBOX';
  }
}
