import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFiles } from './create-files.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

let folder: string;
let files: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  files = createDiskFiles(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('stores a file with its type, replaces it and removes it', async () => {
  const key = 'tenant1/logos/a.png';
  await files.put(key, Buffer.from('one'), 'image/png');
  await files.put(key, Buffer.from('second'), 'image/webp');
  const found = await files.get(key);
  expect(found).toMatchObject({ sizeBytes: 6, contentType: 'image/webp' });
  expect(await text(await found!.open())).toBe('second');
  expect(await text(await found!.open({ start: 1, end: 3 }))).toBe('eco');
  expect(readdirSync(join(folder, 'store', 'tenant1', 'logos')).filter((name) => name.includes('partial'))).toEqual([]);
  await files.remove(key);
  expect(await files.get(key)).toBeNull();
  await files.remove(key);
});

it('rejects when a file was removed before it is opened', async () => {
  const key = 'tenant1/logos/a.png';
  await files.put(key, Buffer.from('one'), 'image/png');
  const found = await files.get(key);
  await files.remove(key);
  await expect(found!.open()).rejects.toThrow('ENOENT');
});

it('is probed by many processes at once', async () => {
  const processes = Array.from({ length: 8 }, () => createFiles(createDiskFiles(join(folder, 'store'))));
  for (let round = 0; round < 5; round += 1) await Promise.all(processes.map((each) => each.probe()));
  expect(readdirSync(join(folder, 'store', 'status'))).toEqual([]);
});

it('removes the remains of an interrupted write', async () => {
  const key = 'tenant1/logos/a.png';
  await files.put(key, Buffer.from('one'), 'image/png');
  const place = join(folder, 'store', 'tenant1', 'logos');
  for (const name of ['a.png.partial', 'a.png.type.partial']) writeFileSync(join(place, name), 'half');
  await files.remove(key);
  expect(readdirSync(place)).toEqual([]);
});

it.each([
  '../secret',
  'tenant1/../../secret',
  'tenant1/..',
  '/etc/passwd',
  'tenant1//a',
  'tenant1/a\0b',
  'tenant1/a b',
  'tenant1\\..\\secret',
  '.hidden/a',
  'tenant1',
  '',
])('refuses the key %j, which could leave the store', async (key) => {
  writeFileSync(join(folder, 'secret'), 'untouched');
  await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('file key is not valid');
  await expect(files.get(key)).rejects.toThrow('file key is not valid');
  await expect(files.remove(key)).rejects.toThrow('file key is not valid');
  expect(existsSync(join(folder, 'secret'))).toBe(true);
});
