import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { keepPrivate } from '../files/private-folder.ts';
import { DurableFiles } from './durable-files.ts';
import { createLogSync } from './log-sync.ts';

/** PGlite starts with fsync off (`-F`), and its file system has none: see `durable-files.ts`. */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PGlite keeps what it has touched of its buffers resident for good; the system caches the files anyway. */
const memoryParameters = ['-c', 'shared_buffers=32MB'];

const extensions = { btree_gin, pg_trgm, unaccent };

/**
 * Opens the database in the folder; a new one starts as a copy of the snapshot, which spares it the slow first set-up.
 * What it writes to the disk goes through `logSync`.
 */
export function openEmbedded(folder: string, snapshotFolder: string, logSync = createLogSync()): Promise<PGlite> {
  if (isEmpty(folder) && existsSync(snapshotFolder)) copySnapshot(snapshotFolder, folder);
  return PGlite.create({
    fs: new DurableFiles(folder, logSync),
    dataDir: folder,
    extensions,
    startParams: [...durableParameters, ...memoryParameters],
  });
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** The whole copy or none, whenever the process ends. */
function copySnapshot(snapshotFolder: string, folder: string): void {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(snapshotFolder, partial, { recursive: true });
  keepPrivate(partial);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(partial, folder);
}

/** A database in memory, for tests and for building the snapshot. */
export function openInMemory(snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
}
