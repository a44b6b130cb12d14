import { cpSync, existsSync, fdatasyncSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { keepPrivate } from '../files/private-folder.ts';

/**
 * PGlite starts with fsync off (`-F`) and its file system has no fsync at all. Synchronous WAL files plus the hook
 * of `DurableFiles` make every commit reach the disk before it is acknowledged.
 */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
];

/** PGlite keeps what it has touched of its buffers resident for good; the system caches the files anyway. */
const memoryParameters = ['-c', 'shared_buffers=32MB'];

const extensions = { btree_gin, pg_trgm, unaccent };

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;

interface EmscriptenModule {
  NODEFS: {
    node_ops: { setattr: SetAttributes };
    stream_ops: { setattr: SetAttributes; fsync?: (stream: { nfd: number }) => number };
  };
}

const ownersRights = ~0o077;

class DurableFiles extends NodeFS {
  override async init(...input: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...input);
    const syncFiles = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
      // The engine gives every file it makes the rights 0666, whatever the process masks.
      for (const operations of [module.NODEFS.node_ops, module.NODEFS.stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (target, attributes) =>
          setattr(
            target,
            attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownersRights },
          );
      }
    };
    const before = (result.emscriptenOpts.preRun ?? []) as unknown[];
    Object.assign(result.emscriptenOpts, { preRun: [syncFiles, ...before] });
    return result;
  }
}

/** Opens the database in the folder; a new one starts as a copy of the snapshot, which spares it the slow first set-up. */
export function openEmbedded(folder: string, snapshotFolder: string): Promise<PGlite> {
  if (isEmpty(folder) && existsSync(snapshotFolder)) copySnapshot(snapshotFolder, folder);
  return PGlite.create({
    fs: new DurableFiles(folder),
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
