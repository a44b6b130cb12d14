import { answerCalls } from '@smile/contract/testing/answer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../testing/tokens.ts';
import { logOut } from './log-out.ts';

let reload: ReturnType<typeof vi.fn>;
beforeEach(() => {
  localStorage.clear();
  logIn();
  reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
});
afterEach(() => {
  // Simulates that a reload did not happen.
  dispatchEvent(new Event('keydown'));
  vi.unstubAllGlobals();
});

it('ends the session on the server with the token it had, and forgets it', async () => {
  const token = localStorage.getItem('jwt');
  const fetchMock = answerCalls(() => ({}));
  logOut();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const [path, init] = fetchMock.mock.calls[0]!;
  expect([path, init?.method]).toEqual(['/developer/v1/developerTokens', 'DELETE']);
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`);
  expect(localStorage.getItem('jwt')).toBeNull();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('logs out here when the server does not answer', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('offline');
    }),
  );
  logOut();
  expect(localStorage.getItem('jwt')).toBeNull();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
