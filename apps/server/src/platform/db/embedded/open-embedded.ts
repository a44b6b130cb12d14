import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { keepPrivate } from '../../files/private-folder.ts';
import { DurableFiles } from './durable-files.ts';
import { createLogSync } from './log-sync.ts';

/** PGlite starts with fsync off (`-F`), and its file system has no fsync: see `durable-files.ts`. */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PGlite zeroes all buffers at its start and keeps touched ones resident; the operating system caches the files anyway. */
const memoryParameters = ['-c', 'shared_buffers=32MB'];

/** Filling 16 MB with zeros for a new segment of the log would hold the event loop for a quarter of a second. */
const logParameters = ['-c', 'wal_init_zero=off'];

const extensions = { btree_gin, pg_trgm, unaccent };

/** Opens the database in the folder. A new one starts as a copy of the snapshot, which avoids the slow initdb. */
export function openEmbedded(folder: string, snapshotFolder: string, logSync = createLogSync()): Promise<PGlite> {
  if (isEmpty(folder) && existsSync(snapshotFolder)) copySnapshot(snapshotFolder, folder);
  return PGlite.create({
    fs: new DurableFiles(folder, logSync),
    dataDir: folder,
    extensions,
    startParams: [...durableParameters, ...memoryParameters, ...logParameters],
  });
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Copies to a temporary name and renames, so a crash never leaves half a copy. */
function copySnapshot(snapshotFolder: string, folder: string): void {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(snapshotFolder, partial, { recursive: true });
  keepPrivate(partial);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(partial, folder);
}

/** In-memory database for tests and for building the snapshot. */
export function openInMemory(snapshot?: Blob): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...memoryParameters, ...logParameters];
  return PGlite.create({ extensions, startParams, ...(snapshot && { loadDataDir: snapshot }) });
}
