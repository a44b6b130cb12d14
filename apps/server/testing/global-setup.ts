import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../src/paths.ts';
import { openInMemory } from '../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { databaseOf, openServerDatabase } from '../src/platform/db/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import { bundleProgram } from './bundle-program.ts';
import { prepareCitus, runsOnCitus } from './citus/prepare-citus.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database as a tar file, or a template database on a server. */
    testDatabase: { snapshot: string } | { serverUrl: string; template: string } | { citusTemplate: string };
    /** Bundled program of the reading process, for the app's workers. */
    readerProgram: string;
    /** Bundled program of the compute process. */
    computeProgram: string;
    /** Folder for apps' files; deleted after the run. */
    dataFolder: string;
  }
}

const modulesFolder = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const databaseFolder = fileURLToPath(new URL('../src/platform/db', import.meta.url));

/** Age at which a leftover cannot be in use by another run. */
const keptMs = 24 * 3600 * 1000;

/** Prepares one migrated database that every worker copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await bundleProgram(new URL('../src/read-documents.ts', import.meta.url));
  project.provide('readerProgram', program);
  const computeProgram = await bundleProgram(new URL('../src/compute/compute.ts', import.meta.url));
  project.provide('computeProgram', computeProgram);
  const dataFolder = mkdtempSync(join(tmpdir(), 'smile-test-data-'));
  project.provide('dataFolder', dataFolder);
  const removeDatabase = await prepareDatabase(project);
  return async () => {
    for (const folder of [dirname(program), dirname(computeProgram), dataFolder])
      rmSync(folder, { recursive: true, force: true });
    await removeDatabase();
  };
}

function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (runsOnCitus) return prepareCitus(project);
  return serverUrl ? prepareServer(project, serverUrl) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const snapshot = join(modulesFolder, '.cache', `test-database-${hashOrigin()}.tar`);
  if (!existsSync(snapshot)) await writeSnapshot(snapshot);
  project.provide('testDatabase', { snapshot });
  return async () => undefined;
}

/** Hash of everything a migrated database depends on; an existing one with the same hash is reused. */
function hashOrigin(): string {
  const hash = createHash('sha256').update(readFileSync(join(modulesFolder, '@electric-sql/pglite/package.json')));
  for (const folder of [migrationsFolder, databaseFolder])
    for (const name of listFiles(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => statSync(join(folder, name)).isFile()).sort();
}

async function writeSnapshot(snapshot: string): Promise<void> {
  const engine = await openInMemory();
  const database = databaseOf(engine, createLog('warn'));
  await migrate(database, migrationsFolder);
  await database.close();
  const dump = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  mkdirSync(dirname(snapshot), { recursive: true });
  const partial = `${snapshot}.${process.pid}`;
  writeFileSync(partial, dump);
  renameSync(partial, snapshot);
  const folder = dirname(snapshot);
  for (const name of readdirSync(folder).filter((each) => each.startsWith('test-database-')))
    if (statSync(join(folder, name)).mtimeMs < Date.now() - keptMs) rmSync(join(folder, name));
}

async function prepareServer(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const template = `smile_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const database = openServerDatabase(url.href, 2, createLog('warn'));
  await migrate(database, migrationsFolder);
  await database.close();
  project.provide('testDatabase', { serverUrl, template });
  return async () => {
    const copies = await admin.query(`select datname from pg_database where datname like '${template}%'`);
    for (const { datname } of copies.rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
  };
}
