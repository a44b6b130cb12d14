import { rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../src/platform/db/core/database.ts';
import type { Db } from '../../src/platform/db/core/db.ts';
import { createDiskFiles } from '../../src/platform/files/disk-files.ts';
import type { FileStore } from '../../src/platform/files/file-store.ts';

/** Simulates a process with a database and a disk store that is killed at a given step. */
export interface KillableProcess {
  store: FileStore;
  within(database: Database): Database;
  /** Runs work for this many steps and nothing afterwards; returns whether it was killed before its end. */
  killAfter(steps: number, work: () => Promise<unknown>): Promise<boolean>;
}

/**
 * A step is a moment at which database and store may differ: before, during and after each write and removal of a file,
 * around each statement outside a transaction, and before and after a commit. A kill also loses the transaction's
 * earlier statements.
 */
export function createKillableProcess(folder: string): KillableProcess {
  let left = Number.POSITIVE_INFINITY;
  const step = (amid?: () => void) => {
    left -= 1;
    if (left === -1) amid?.();
    if (left < 0) throw new Error('The process is gone.');
  };
  const within = (database: Database): Database => ({
    ...database,
    lowPriority: () => within(database.lowPriority()),
    in(scope) {
      const db = database.in(scope);
      const query: Db['query'] = async <Row>(statement: Parameters<Db['query']>[0]) => {
        step();
        const rows = await db.query<Row>(statement);
        step();
        return rows;
      };
      const send: Db['send'] = async (statement, hear) => {
        step();
        await db.send(statement, hear);
        step();
      };
      return { ...db, query, send };
    },
    async transaction(scope, work) {
      const result = await database.transaction(scope, async (db) => {
        const done = await work(db);
        step();
        return done;
      });
      step();
      return result;
    },
  });
  return {
    store: killable(folder, step),
    within,
    async killAfter(steps, work) {
      left = steps;
      await work().catch(() => undefined);
      const wasKilled = left < 0;
      left = Number.POSITIVE_INFINITY;
      return wasKilled;
    },
  };
}

function killable(folder: string, step: (amid?: () => void) => void): FileStore {
  const store = createDiskFiles(folder);
  return {
    get: store.get,
    async put(key, body, contentType) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      step();
      step(() => writeFileSync(`${path}.partial`, body.subarray(0, 10)));
      await store.put(key, body, contentType);
      step();
    },
    async remove(key) {
      step();
      step(() => rmSync(join(folder, `${key}.type`)));
      await store.remove(key);
      step();
    },
  };
}
