import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogSync } from './log-sync.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smile-log-'));
  mkdirSync(join(folder, 'pg_wal'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const logFile = (number: number) => `pg_wal/00000001000000000000000${number}`;

function openFile(path: string): { path: string; descriptor: number } {
  const whole = join(folder, path);
  writeFileSync(whole, 'written');
  return { path: whole, descriptor: openSync(whole, 'r+') };
}

it('syncs the log in the background across files even after the engine closes its descriptor', async () => {
  const logSync = createLogSync();
  for (const number of [1, 2, 1, 3]) {
    const { path, descriptor } = openFile(logFile(number));
    const { stored } = await logSync.write(async () => logSync.sync(descriptor, path));
    closeSync(descriptor);
    await stored;
  }
});

it('syncs other files at once, after the log in flight', async () => {
  const logSync = createLogSync();
  const log = openFile(logFile(1));
  const table = openFile('table');
  const { stored } = await logSync.write(async () => {
    logSync.sync(log.descriptor, log.path);
    logSync.sync(table.descriptor, table.path);
  });
  logSync.sync(table.descriptor, table.path);
  await stored;
  closeSync(table.descriptor);
  expect(() => logSync.sync(table.descriptor, table.path)).toThrow('EBADF');
  closeSync(log.descriptor);
});

it('syncs an incomplete log file at once', async () => {
  const logSync = createLogSync();
  const { path, descriptor } = openFile('pg_wal/xlogtemp.42');
  closeSync(descriptor);
  await expect(logSync.write(async () => logSync.sync(descriptor, path))).rejects.toThrow('EBADF');
});

it('rejects every later write after a failed sync', async () => {
  const logSync = createLogSync();
  const { stored } = await logSync.write(async () => logSync.sync(0, join(folder, logFile(2))));
  await expect(stored).rejects.toThrow('ENOENT');
  const log = openFile(logFile(1));
  const later = await logSync.write(async () => logSync.sync(log.descriptor, log.path));
  await expect(later.stored).rejects.toThrow('ENOENT');
  closeSync(log.descriptor);
});

it('passes an error before any write to the caller', async () => {
  const logSync = createLogSync();
  await expect(logSync.write(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
  await expect((await logSync.write(async () => undefined)).stored).resolves.toEqual([]);
});

it('syncs the log in the background for writes that no commit asked for, and waits for it before the next answer', async () => {
  const logSync = createLogSync();
  await logSync.write(async () => undefined);
  expect(logSync.settle()).toBeNull();
  const log = openFile(logFile(1));
  closeSync(log.descriptor);
  for (let count = 0; count < 5; count++) logSync.sync(log.descriptor, log.path);
  const settled = logSync.settle();
  expect(settled).not.toBeNull();
  const { stored } = await logSync.write(async () => undefined);
  await Promise.all([settled, stored]);
  expect(logSync.settle()).toBeNull();
});

it('tells the engine of a log file that cannot be opened', async () => {
  const logSync = createLogSync();
  await logSync.write(async () => undefined);
  expect(() => logSync.sync(0, join(folder, logFile(2)))).toThrow('ENOENT');
});

it('syncs the log at once from the first synced table to the next commit, as a checkpoint requires', async () => {
  const logSync = createLogSync();
  await logSync.write(async () => undefined);
  const log = openFile(logFile(1));
  const table = openFile('table');
  closeSync(log.descriptor);
  const closed = 99_999;
  logSync.sync(closed, log.path);
  await logSync.settle();
  logSync.sync(table.descriptor, table.path);
  expect(() => logSync.sync(closed, log.path)).toThrow('EBADF');
  await logSync.write(async () => undefined);
  logSync.sync(closed, log.path);
  await logSync.settle();
  closeSync(table.descriptor);
});
