import { expect, it } from 'vitest';
import { createSharedFlush } from './shared-flush.ts';

function askedFlush() {
  const asked: number[] = [];
  return { asked, flush: createSharedFlush((inMs) => asked.push(inMs)) };
}

it('asks for a turn once for all commits that one write brings to the disk', async () => {
  const { asked, flush } = askedFlush();
  flush.note();
  flush.note();
  const stored = flush.pending();
  expect(asked).toEqual([0]);
  let writes = 0;
  await flush.run(async () => void writes++);
  await stored;
  expect(flush.pending()).toBeNull();
  await flush.run(async () => void writes++);
  expect(writes).toBe(1);
});

it('answers nobody before the write is done', async () => {
  const { flush } = askedFlush();
  flush.note();
  const events: string[] = [];
  const stored = flush.pending()!.then(() => events.push('stored'));
  await flush.run(async () => void events.push('written'));
  await stored;
  expect(events).toEqual(['written', 'stored']);
});

it('fails all who wait for a write that fails, and nobody after them', async () => {
  const { flush } = askedFlush();
  flush.note();
  const [one, other] = [flush.pending(), flush.pending()];
  await flush.run(() => Promise.reject(new Error('disk full')));
  await expect(one).rejects.toThrow('disk full');
  await expect(other).rejects.toThrow('disk full');
  expect(flush.pending()).toBeNull();
});

it('lets no more than 32 commits wait for each other', () => {
  const { flush } = askedFlush();
  expect(flush.isDue()).toBe(false);
  for (let count = 0; count < 32; count++) flush.note();
  expect(flush.isDue()).toBe(true);
});

it('gathers after a write for several, and lets nobody wait after one for a single commit', async () => {
  const { asked, flush } = askedFlush();
  const write = () => new Promise((done) => setImmediate(done));
  flush.note();
  await flush.run(write);
  flush.note();
  expect(asked).toEqual([0, 0]);
  flush.note();
  await flush.run(write);
  flush.note();
  expect(asked[2]).toBeGreaterThan(0);
});
