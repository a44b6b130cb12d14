import { rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '../../../testing/bundle-program.ts';
import { type ChildPool, createChildPool, type PoolSettings } from './child-pool.ts';

type Pool = ChildPool<{ kind: string }, { pid: number }, string>;

let program: string;
let pool: Pool;

beforeAll(async () => {
  program = await bundleProgram(new URL('../../../testing/programs/troubled-child.ts', import.meta.url));
});
afterEach(() => pool.close());
afterAll(() => rmSync(dirname(program), { recursive: true }));

function open(settings: Partial<PoolSettings> = {}): Pool {
  pool = createChildPool({
    program,
    heapMegabytes: 100,
    timeoutMs: 120_000,
    size: 1,
    recycle: { afterTasks: 100, beyondBytes: 1e9 },
    idleMs: 60_000,
    ...settings,
  });
  return pool;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a pool of children', { timeout: 150_000 }, () => {
  it('reuses a child for several tasks, and reports its progress', async () => {
    open();
    const told: string[] = [];
    const first = await pool.run({ kind: 'ANSWER' }, { onProgress: (progress) => told.push(progress) });
    const [second, third] = await Promise.all([pool.run({ kind: 'ANSWER' }), pool.run({ kind: 'ANSWER' })]);
    expect([second.pid, third.pid]).toEqual([first.pid, first.pid]);
    expect(told).toEqual(['began ANSWER']);
    await expect(pool.run({ kind: 'THROW' })).rejects.toThrow('this task is not for me');
    expect(await pool.run({ kind: 'ANSWER' })).toEqual(first);
  });

  it('replaces a child that crashed, and loses no task but that one', async () => {
    const replaced: string[] = [];
    open({ onReplace: (reason) => replaced.push(reason) });
    const crashed = pool.run({ kind: 'CRASH' });
    const waiting = pool.run({ kind: 'ANSWER' });
    await expect(crashed).rejects.toMatchObject({ reason: 'CRASH' });
    expect((await waiting).pid).toBeGreaterThan(0);
    expect(replaced).toEqual(['DIED']);
  });

  it('gives a child less priority than this process has, down to the lowest', async () => {
    for (const niceness of [3, 40]) {
      open({ niceness });
      const { pid } = await pool.run({ kind: 'ANSWER' });
      expect(getPriority(pid)).toBe(Math.min(getPriority() + niceness, 19));
      await pool.close();
    }
  });

  it('ends a child whose task takes too much memory', async () => {
    open();
    await expect(pool.run({ kind: 'GROW' })).rejects.toMatchObject({ reason: 'MEMORY' });
  });

  it('ends a child whose task takes too much work or too long', async () => {
    open({ timeoutMs: 1500 });
    await expect(pool.run({ kind: 'COMPUTE' })).rejects.toMatchObject({ reason: 'TIME' });
    await expect(pool.run({ kind: 'WAIT' })).rejects.toMatchObject({ reason: 'TIME' });
  });

  it('replaces a child after its share of tasks, and ends an idle one', async () => {
    const replaced: string[] = [];
    open({ recycle: { afterTasks: 2, beyondBytes: 1e9 }, idleMs: 10, onReplace: (reason) => replaced.push(reason) });
    const pids = await Promise.all([1, 2, 3].map(async () => (await pool.run({ kind: 'ANSWER' })).pid));
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
    expect(replaced).toEqual(['WORN']);
    await expect.poll(() => isAlive(pids[2]!)).toBe(false);
  });

  it('fails running and waiting tasks when it is closed', async () => {
    open();
    const running = expect(pool.run({ kind: 'WAIT' })).rejects.toMatchObject({ reason: 'CRASH' });
    const waiting = expect(pool.run({ kind: 'ANSWER' })).rejects.toMatchObject({ reason: 'CLOSED' });
    await pool.close();
    await Promise.all([running, waiting]);
    await expect(pool.run({ kind: 'ANSWER' })).rejects.toMatchObject({ reason: 'CLOSED' });
  });
});
