import { join } from 'node:path';
import { taskPools } from './compute/compute-tasks.ts';
import type { Config } from './config.ts';
import { createAdapterDirectory } from './connectors/http-adapter/adapter-directory.ts';
import { type Dependencies, nameActor } from './context.ts';
import { watchAdapters } from './features/adapters/service/adapter-notices.ts';
import { idPrefixes } from './id-prefixes.ts';
import {
  buildCommit,
  computeProgram,
  databaseProgram,
  migrationsFolder,
  serverVersion,
  snapshotFolder,
} from './paths.ts';
import { createCompute } from './platform/child-workers/compute.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { loadMasterKey, nextKey } from './platform/crypto/master-key.ts';
import { createVault } from './platform/crypto/vault.ts';
import { checkServer } from './platform/db/core/check-server.ts';
import type { Database } from './platform/db/core/database.ts';
import { waitForDatabase } from './platform/db/core/wait-for-database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openNodes } from './platform/db/nodes/open-nodes.ts';
import { openEmbeddedDatabase, openServerDatabase } from './platform/db/open-database.ts';
import { createReplica, type Replica } from './platform/db/replica.ts';
import { keepFingerprint } from './platform/db/settings-queries.ts';
import { traceDatabase } from './platform/db/trace-database.ts';
import { ConfigError } from './platform/errors.ts';
import { createFiles } from './platform/files/create-files.ts';
import { createDiskFiles } from './platform/files/disk-files.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { guardStore } from './platform/files/guarded-store.ts';
import { keepPrivate } from './platform/files/private-folder.ts';
import { createS3Files } from './platform/files/s3-files.ts';
import { createSerializer } from './platform/http/answers/serializer.ts';
import { createNewId, systemRandomBytes } from './platform/ids.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics/create-metrics.ts';
import { watchDatabase } from './platform/metrics/watch-database.ts';
import { traceStore } from './platform/tracing/trace-calls.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { createTokens } from './tokens.ts';

interface Given {
  database?: Database;
  store?: FileStore;
  now?: Clock;
  createSerializer?: Dependencies['createSerializer'];
  computeProgram?: string;
}

/** Opens everything the server's roles need: migrates the database, loads keys and opens file storage. */
export async function openDependencies(config: Config, log: Log, given: Given = {}): Promise<Dependencies> {
  const opened = given.database ?? (await openDatabase(config, log));
  const tracing = await startTracing(config, log);
  const database = tracing ? traceDatabase(opened, tracing) : opened;
  let replica: Replica | null = null;
  try {
    // Waits for a running master-key rotation to end, so that the key check below sees its result.
    await database.listen();
    await migrate(database, migrationsFolder);
    const { masterKey, vault } = await openVault(database, config);
    const compute: Dependencies['compute'] = createCompute(given.computeProgram ?? computeProgram, taskPools);
    const metrics = createMetrics({ version: serverVersion, commit: buildCommit });
    replica = openReplica(config, database, log, tracing);
    const deps: Dependencies = {
      config,
      database,
      replica,
      files: createFiles(
        guardStore(traceStore(given.store ?? openStore(config), tracing), (operation) =>
          metrics.storeErrors.inc({ operation }),
        ),
      ),
      vault,
      tokens: await createTokens(masterKey),
      log,
      metrics,
      tracing,
      now: given.now ?? systemClock,
      randomBytes: systemRandomBytes,
      newId: createNewId(idPrefixes, systemRandomBytes),
      nameActor,
      adapters: createAdapterDirectory({ log, metrics, tracing, randomBytes: systemRandomBytes, compute }),
      compute,
      createSerializer: given.createSerializer ?? ((endpoint) => createSerializer(endpoint, config.isTest)),
    };
    watchDatabase(deps);
    await watchAdapters(deps);
    return deps;
  } catch (error) {
    await replica?.close();
    await database.close();
    throw error;
  }
}

/** OpenTelemetry is loaded only when a collector is set. */
async function startTracing({ tracing }: Config, log: Log): Promise<Tracing | null> {
  if (!tracing) return null;
  const { openTracing } = await import('./platform/tracing/open-telemetry.ts');
  return openTracing(tracing, { version: serverVersion }, log);
}

/** Waiting longer for a replica connection would be worse than reading from the primary. */
const replicaOptions = { waitMs: 1000 };

function openReplica(
  { databaseReplicaUrl, databasePoolSize }: Config,
  primary: Database,
  log: Log,
  tracing: Tracing | null,
): Replica | null {
  if (!databaseReplicaUrl) return null;
  const opened = openServerDatabase(databaseReplicaUrl, databasePoolSize, log, replicaOptions);
  return createReplica(primary, tracing ? traceDatabase(opened, tracing) : opened, log);
}

const embedded = { snapshotFolder, program: databaseProgram };

async function openDatabase(config: Config, log: Log): Promise<Database> {
  takeDataFolder(config);
  if (!config.databaseUrl) return openEmbeddedDatabase(config.dataDir, embedded, log);
  const directUrl = config.databaseDirectUrl;
  const database = openServerDatabase(config.databaseUrl, config.databasePoolSize, log, { directUrl });
  try {
    await waitForDatabase(database, new URL(directUrl ?? config.databaseUrl).host, log);
    await checkServer(database, (text) => log.warn(text));
    return await openNodes(database, {
      url: config.databaseUrl,
      directUrl,
      replicaUrl: config.databaseReplicaUrl,
      poolSize: config.databasePoolSize,
      log,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openStore({ s3, dataDir }: Config): FileStore {
  return s3 ? createS3Files(s3) : createDiskFiles(join(dataDir, 'files'));
}

/** Makes files on disk readable by the server's own user only. */
function takeDataFolder({ dataDir, databaseUrl, s3, masterKey }: Config): void {
  if (databaseUrl && s3 && masterKey) return;
  try {
    keepPrivate(dataDir);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written (${code}). Choose a folder this user may write to.`);
  }
}

/**
 * Fails at start when the master key cannot decrypt stored secrets, rather than later, one secret at a time. Completes a
 * rotation that was killed after it had changed the database.
 */
async function openVault(database: Database, { masterKey: given, dataDir }: Config) {
  const vaultOf = (masterKey: Buffer) => ({ masterKey, vault: createVault(masterKey, systemRandomBytes) });
  const opened = vaultOf(loadMasterKey(given, dataDir));
  const kept = await keepFingerprint(database, opened.vault.fingerprint);
  if (kept === opened.vault.fingerprint) return opened;
  const key = given ? null : nextKey.read(dataDir);
  const next = key && vaultOf(key);
  if (next?.vault.fingerprint !== kept)
    throw new ConfigError('MASTER_KEY is wrong: this database was filled with another master key.');
  nextKey.adopt(dataDir);
  return next;
}
