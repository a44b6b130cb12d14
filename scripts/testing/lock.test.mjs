import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const noProcess = 2 ** 30;
let folder;
let lock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(owner, touchedAt = new Date()) {
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner'), owner);
  utimesSync(lock, touchedAt, touchedAt);
}

it('admits one at a time', async () => {
  let inside = 0;
  const max = [];
  const work = async () => {
    inside += 1;
    max.push(inside);
    await delay(20);
    inside -= 1;
  };
  await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)]);
  expect(max).toEqual([1, 1, 1]);
  expect(existsSync(lock)).toBe(false);
});

it('releases the lock when the work fails', async () => {
  const work = () => Promise.reject(new Error('broken'));
  await expect(withLock(lock, work)).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});

it('takes over from a dead process', async () => {
  leaveLock(`${hostname()} ${noProcess}`);
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('takes over from another machine after a minute without a refresh', async () => {
  leaveLock(`elsewhere ${process.pid}`, new Date(Date.now() - 61_000));
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('waits for a live process', async () => {
  leaveLock(`${hostname()} ${process.pid}`);
  let isDone = false;
  const waiting = withLock(lock, async () => {
    isDone = true;
  });
  await delay(300);
  expect(isDone).toBe(false);
  rmSync(lock, { recursive: true });
  await waiting;
  expect(isDone).toBe(true);
});
