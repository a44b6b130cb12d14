import { CallError } from '@smile/contract/call';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../testing/tokens.ts';
import { isLoggedIn } from '../../api/session.ts';
import { signOutAfterMessage } from './sign-out-after-message.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...location, assign: vi.fn() });
  logIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, code: string) => new CallError(code, 'No.', status, null);

it('logs out three seconds after the message of an expired session', () => {
  signOutAfterMessage(refusal(401, 'SESSION_EXPIRED'));
  vi.advanceTimersByTime(2900);
  expect(isLoggedIn()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isLoggedIn()).toBe(false);
  expect(location.assign).toHaveBeenCalledOnce();
});

it('ignores other refusals', () => {
  signOutAfterMessage(refusal(403, 'UNAUTHORIZED_ACCESS'));
  vi.advanceTimersByTime(10_000);
  expect(isLoggedIn()).toBe(true);
});
