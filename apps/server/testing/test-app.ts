import { mkdtempSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import type { Dependencies } from '../src/context.ts';
import { openDependencies } from '../src/dependencies.ts';
import { createAuthenticator } from '../src/features/auth/service/create-authenticator.ts';
import { createCredentialUses } from '../src/features/auth/service/create-credential-uses.ts';
import { createLinkApp } from '../src/link-app.ts';
import type { Database } from '../src/platform/db/core/database.ts';
import { openInMemory } from '../src/platform/db/embedded/open-embedded.ts';
import { databaseOf, openServerDatabase } from '../src/platform/db/open-database.ts';
import type { FileStore } from '../src/platform/files/file-store.ts';
import { startWorker, type Worker } from '../src/platform/jobs/worker.ts';
import { createLog, type Log } from '../src/platform/log.ts';
import { createPortalApp } from '../src/portal-app.ts';
import { createWork } from '../src/worker.ts';
import { openCitusCopy } from './citus/prepare-citus.ts';

export interface TestApp {
  deps: Dependencies;
  portal: FastifyInstance;
  link: FastifyInstance;
  /** Runs all jobs that are due at the test clock's time. */
  runJobs: Worker['runDue'];
  /** Writes pending last uses of API keys and sessions now instead of within a second. */
  writeUses(): Promise<void>;
  clock: TestClock;
}

export interface TestClock {
  advanceSeconds(seconds: number): void;
  /** Stops the clock: only `advanceSeconds` moves it. */
  stop(): void;
  reset(): void;
}

interface Given extends Pick<Partial<Dependencies>, 'createSerializer' | 'log'> {
  store?: FileStore;
  /** The database of the app; by default a new one. */
  database?: Database;
  /** Wraps the database that the app uses. */
  within?: (database: Database) => Database;
}

let shared: Promise<TestApp> | null = null;

/** The real app on a real database, one per worker process; each test uses its own tenant. */
export function testApp(): Promise<TestApp> {
  shared ??= createTestApp();
  return shared;
}

/** A separate app, for tests that change settings. */
export async function createTestApp(settings: NodeJS.ProcessEnv = {}, given: Given = {}): Promise<TestApp> {
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(inject('dataFolder'), 'app-')),
    DEMO: '0',
    RATE_LIMIT: '0',
    MASTER_KEY: '11'.repeat(32),
    WEBHOOK_ALLOW_PRIVATE: '1',
    ...settings,
  });
  const log = given.log ?? createLog('fatal');
  let aheadMs = 0;
  let stoppedAt: number | null = null;
  const { within = (database) => database, database, ...rest } = given;
  const deps = await openDependencies(config, log, {
    database: within(database ?? (await openTestDatabase(log))),
    computeProgram: inject('computeProgram'),
    now: () => new Date((stoppedAt ?? Date.now()) + aheadMs),
    ...rest,
  });
  const uses = createCredentialUses(deps);
  const authenticator = createAuthenticator(deps, uses);
  const worker = startWorker(deps, createWork(deps, inject('readerProgram')).handlers, { isPolling: false });
  return {
    deps,
    portal: await createPortalApp(deps, authenticator),
    link: await createLinkApp(deps, authenticator),
    runJobs: worker.runDue,
    writeUses: uses.flush,
    clock: {
      advanceSeconds(seconds) {
        aheadMs += seconds * 1000;
      },
      stop() {
        stoppedAt = Date.now();
      },
      reset() {
        aheadMs = 0;
        stoppedAt = null;
      },
    },
  };
}

/** Maximum wait for a connection, long enough for slow machines. */
const patienceMs = 120_000;

async function openTestDatabase(log: Log): Promise<Database> {
  const prepared = inject('testDatabase');
  if ('citusTemplate' in prepared) return openCitusCopy(prepared.citusTemplate, log);
  if ('snapshot' in prepared) return databaseOf(await openInMemory(await openAsBlob(prepared.snapshot)), log);
  const name = `${prepared.template}_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: prepared.serverUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${prepared.template}`);
  await admin.end();
  const at = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const url = at(prepared.serverUrl);
  const poolerUrl = process.env.TEST_POOLER_URL && at(process.env.TEST_POOLER_URL);
  const options = { waitMs: patienceMs, directUrl: poolerUrl ? url : null };
  return openServerDatabase(poolerUrl || url, 4, log, options);
}
