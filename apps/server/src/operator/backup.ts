import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countOf } from '@smile/contract/texts';
import type { Config } from '../config.ts';
import { serverVersion } from '../paths.ts';
import { lockDataFolder } from '../platform/db/embedded/data-folder-lock.ts';
import { ConfigError } from '../platform/errors.ts';
import { keepPrivate } from '../platform/files/private-folder.ts';
import { compareSums, hashParts, readManifest, writeManifest } from './backup-manifest.ts';
import { verifyBackup } from './verify-backup.ts';

const parts = ['database', 'files', 'master.key'];

/**
 * Copies the locked data folder and verifies that the copy can be restored.
 * @throws ConfigError when the folder is in use or the copy is unusable
 */
export async function backupDataFolder(config: Config, given: string[], print: (line: string) => void): Promise<void> {
  const target = given[0]!;
  refuseServerDatabase(config);
  if (existsSync(target) && readdirSync(target).length > 0) throw new ConfigError(`${target} is not empty.`);
  const sums = await whileLocked(config.dataDir, async () => {
    copyParts(config.dataDir, target);
    return hashParts(config.dataDir, parts);
  });
  compareSums(sums, await hashParts(target, parts), target);
  const { tables, rows, files } = await verifyBackup(config, target);
  writeManifest(target, serverVersion, sums);
  print(`Backed up ${config.dataDir} to ${target}. It holds the master key: keep it as safe as the data.`);
  print(
    `Verified: the copy starts, and ${countOf(rows, 'row')} of ${countOf(tables, 'table')} and ${countOf(files, 'file')} can be read.`,
  );
}

/** @throws ConfigError when data exists already, or when the folder holds no intact backup */
export async function restoreDataFolder(config: Config, given: string[], print: (line: string) => void): Promise<void> {
  const source = given[0]!;
  refuseServerDatabase(config);
  if (!existsSync(join(source, 'database'))) throw new ConfigError(`${source} holds no backup.`);
  if (existsSync(join(config.dataDir, 'database'))) throw new ConfigError(`${config.dataDir} holds data already.`);
  const sums = readManifest(source);
  if (sums) compareSums(sums, await hashParts(source, parts), source);
  else print(`${source} has no checksums: it was interrupted, or made by an older release.`);
  await whileLocked(config.dataDir, async () => copyParts(source, config.dataDir));
  print(`Restored ${source} into ${config.dataDir}.`);
}

function refuseServerDatabase(config: Config): void {
  if (config.databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is set: back up PostgreSQL with pg_dump, the files with your store, and MASTER_KEY.',
    );
}

async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const unlock = await lockDataFolder(folder);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

function copyParts(from: string, to: string): void {
  keepPrivate(to);
  for (const part of parts) {
    const source = join(from, part);
    if (existsSync(source)) cpSync(source, join(to, part), { recursive: true, preserveTimestamps: true });
  }
  keepPrivate(to);
}
