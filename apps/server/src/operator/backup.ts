import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { lockDataFolder } from '../platform/db/embedded/data-folder-lock.ts';
import { keepPrivate } from '../platform/files/private-folder.ts';

const parts = ['database', 'files', 'master.key'];

/** Copies the data folder while it is locked, so that nothing changes underneath. @throws ConfigError when it is in use */
export async function backupDataFolder(config: Config, given: string[], print: (line: string) => void): Promise<void> {
  const target = given[0]!;
  refuseServerDatabase(config);
  if (existsSync(target) && readdirSync(target).length > 0) throw new ConfigError(`${target} is not empty.`);
  await whileLocked(config.dataDir, () => copyParts(config.dataDir, target));
  print(`Backed up ${config.dataDir} to ${target}. It holds the master key: keep it as safe as the data.`);
}

/** @throws ConfigError when there is data already, or no backup in the folder */
export async function restoreDataFolder(config: Config, given: string[], print: (line: string) => void): Promise<void> {
  const source = given[0]!;
  refuseServerDatabase(config);
  if (!existsSync(join(source, 'database'))) throw new ConfigError(`${source} holds no backup.`);
  if (existsSync(join(config.dataDir, 'database'))) throw new ConfigError(`${config.dataDir} holds data already.`);
  await whileLocked(config.dataDir, () => copyParts(source, config.dataDir));
  print(`Restored ${source} into ${config.dataDir}.`);
}

function refuseServerDatabase(config: Config): void {
  if (config.databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is set: back up PostgreSQL with pg_dump, the files with your store, and MASTER_KEY.',
    );
}

async function whileLocked(folder: string, work: () => void): Promise<void> {
  const unlock = await lockDataFolder(folder);
  try {
    work();
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
