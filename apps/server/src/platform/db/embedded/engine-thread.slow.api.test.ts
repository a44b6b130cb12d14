import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { bundleProgram } from '../../../../testing/bundle-program.ts';
import { createLog } from '../../log.ts';
import { openEmbeddedDatabase } from '../open-database.ts';
import { openEngineThread } from './engine-thread.ts';

const system = { kind: 'system' } as const;
let folder: string;
let program: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smile-engine-'));
  program = await bundleProgram(new URL('serve-engine.ts', import.meta.url));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(dirname(program), { recursive: true });
});

const onEmbedded = it.runIf('snapshot' in inject('testDatabase'));
const open = () => openEmbeddedDatabase(join(folder, 'data'), { snapshotFolder: '', program }, createLog('silent'));

onEmbedded('runs statements beside the event loop and keeps what they committed', async () => {
  const database = await open();
  await database.runScript(
    'create table kept (id integer); create role smile_system; grant insert, select on kept to smile_system',
  );
  let isDone = false;
  let turns = 0;
  const slow = database
    .in(system)
    .query(sql`insert into kept select count(*) from generate_series(1, 1000000)`)
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  await slow;
  expect(turns).toBeGreaterThan(1000);
  await Promise.all(
    Array.from({ length: 50 }, (_, id) => database.in(system).query(sql`insert into kept values (${id})`)),
  );
  await expect(database.in(system).query(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
  await database.close();

  const again = await open();
  const [row] = await again.in(system).query<{ count: number }>(sql`select count(*) from kept`);
  expect(row).toEqual({ count: 51 });
  await again.close();
});

onEmbedded('reports a folder that cannot be opened', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openEngineThread(program, { folder: file, snapshotFolder: '' }, vi.fn())).rejects.toThrow();
});

it('rejects open calls and reports its end when the thread dies', async () => {
  const dying = join(folder, 'dying.mjs');
  writeFileSync(
    dying,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => process.exit(1));
     parentPort.postMessage('OPENED');`,
  );
  const onDeath = vi.fn();
  const thread = await openEngineThread(dying, { folder, snapshotFolder: '' }, onDeath);
  await expect(thread.exec(new Uint8Array(1))).rejects.toThrow('The thread of the embedded database ended.');
  expect(onDeath).toHaveBeenCalledOnce();
});
