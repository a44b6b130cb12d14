import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createSharedFlush, type SharedFlush } from './shared-flush.ts';

afterEach(() => void vi.useRealTimers());

function askedFlush() {
  const asked: number[] = [];
  return { asked, flush: createSharedFlush((inMs) => asked.push(inMs)) };
}

/** Writes pending commits and resolves all waiters. */
async function runFlush(flush: SharedFlush, write: () => unknown = () => undefined): Promise<void> {
  const stored = flush.pending();
  await flush.run(async () => ({ stored: Promise.resolve(write()) }));
  await stored;
}

it('asks for one turn for all commits of a flush', async () => {
  const { asked, flush } = askedFlush();
  flush.note();
  flush.note();
  const stored = flush.pending();
  expect(asked).toEqual([0]);
  let writes = 0;
  await runFlush(flush, () => writes++);
  await stored;
  expect(flush.pending()).toBeNull();
  await runFlush(flush, () => writes++);
  expect(writes).toBe(1);
});

it('resolves no waiter before the write is done', async () => {
  const { flush } = askedFlush();
  flush.note();
  const events: string[] = [];
  const stored = flush.pending()!.then(() => events.push('stored'));
  await flush.run(async () => ({ stored: setImmediate().then(() => events.push('written')) }));
  expect(events).toEqual([]);
  await stored;
  expect(events).toEqual(['written', 'stored']);
});

it('resolves a read during a later write, and commits in order', async () => {
  const { flush } = askedFlush();
  const events: string[] = [];
  let endFirst = (_: unknown) => {};
  const first = new Promise((resolve) => {
    endFirst = resolve;
  });
  flush.note();
  await flush.run(async () => ({ stored: first }));
  const reading = flush.pending()!.then(() => events.push('read'));
  flush.note();
  const second = flush.pending()!.then(() => events.push('stored'));
  await flush.run(async () => ({ stored: Promise.resolve() }));
  await setImmediate();
  expect(events).toEqual([]);
  endFirst(null);
  await Promise.all([reading, second]);
  expect(events).toEqual(['read', 'stored']);
  expect(flush.pending()).toBeNull();
});

it('rejects only the waiters of the failed write', async () => {
  const { flush } = askedFlush();
  flush.note();
  const [one, other] = [flush.pending(), flush.pending()];
  await flush.run(() => Promise.reject(new Error('disk full')));
  await expect(one).rejects.toThrow('disk full');
  await expect(other).rejects.toThrow('disk full');
  expect(flush.pending()).toBeNull();
});

it('is due after 32 waiting commits', () => {
  const { flush } = askedFlush();
  expect(flush.isDue()).toBe(false);
  for (let count = 0; count < 32; count++) flush.note();
  expect(flush.isDue()).toBe(true);
});

it('waits up to 40 ms for more commits before it is due', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { asked, flush } = askedFlush();
  flush.note();
  expect(asked).toEqual([0]);
  expect(flush.isDue()).toBe(false);
  vi.advanceTimersByTime(39);
  expect(flush.isDue()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(flush.isDue()).toBe(true);
});

it('is due at once for a hasty read, but at most every 20 ms', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { flush } = askedFlush();
  flush.note();
  flush.pending(true);
  expect(flush.isDue()).toBe(true);
  await runFlush(flush);
  flush.note();
  flush.pending(true);
  expect(flush.isDue()).toBe(false);
  vi.advanceTimersByTime(20);
  expect(flush.isDue()).toBe(true);
});

it('gathers commits after a write for several, and does not delay a single commit', async () => {
  const { asked, flush } = askedFlush();
  const write = () => setImmediate();
  flush.note();
  await runFlush(flush, write);
  flush.note();
  expect(asked).toEqual([0, 0]);
  flush.note();
  await runFlush(flush, write);
  flush.note();
  expect(asked[2]).toBeGreaterThan(0);
});
