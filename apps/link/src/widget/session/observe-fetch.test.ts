import type { EmulatorCall } from '@smile/contract/emulator';
import { expect, it } from 'vitest';
import { observeFetch } from './observe-fetch.ts';

const target = 'https://link.example/link-sandbox/v1/accounts/a-1';

async function observe(fail: (signal: AbortSignal) => Promise<Response>): Promise<EmulatorCall[]> {
  const calls: EmulatorCall[] = [];
  const ending = new AbortController();
  const send = observeFetch(
    (call) => calls.push(call),
    (_target, options) => fail(options!.signal!),
  );
  const answer = send(target, { signal: ending.signal });
  ending.abort();
  await answer.catch(() => undefined);
  return calls;
}

it('tells of a call without an answer, but of none that the widget gave up', async () => {
  const refused = await observe(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(refused).toMatchObject([{ method: 'GET', path: '/link-sandbox/v1/accounts/a-1', status: 0 }]);
  const timedOut = await observe(() => Promise.reject(new DOMException('Too late.', 'TimeoutError')));
  expect(timedOut).toMatchObject([{ status: 0 }]);
  const givenUp = await observe(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  expect(givenUp).toEqual([]);
});
