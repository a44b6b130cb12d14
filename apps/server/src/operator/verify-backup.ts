import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { databaseProgram, snapshotFolder } from '../paths.ts';
import { loadMasterKey } from '../platform/crypto/master-key.ts';
import { createVault } from '../platform/crypto/vault.ts';
import type { Database } from '../platform/db/core/database.ts';
import { openEmbeddedDatabase } from '../platform/db/open-database.ts';
import { selectFingerprint } from '../platform/db/settings-queries.ts';
import { ConfigError } from '../platform/errors.ts';
import { selectCommittedKeys } from '../platform/files/file-queries.ts';
import { systemRandomBytes } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { readEveryRow } from './queries.ts';

export interface Verified {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Verifies a backup: opens a copy of its database, since opening changes files, reads every row, checks that each
 * referenced file exists, and compares the master key.
 * @throws ConfigError that says what is wrong
 */
export async function verifyBackup(config: Config, target: string): Promise<Verified> {
  const scratch = mkdtempSync(join(dirname(resolve(target)), '.smile-verify-'));
  try {
    cpSync(join(target, 'database'), join(scratch, 'database'), { recursive: true });
    const database = await openEmbeddedDatabase(
      scratch,
      { snapshotFolder, program: databaseProgram },
      createLog('silent'),
    );
    try {
      await compareKey(config, target, database);
      const db = database.in({ kind: 'system' });
      const keys = config.s3 ? [] : await selectCommittedKeys(db);
      const lost = keys.find((key) => !existsSync(join(target, 'files', key)));
      if (lost) throw new Error(`the file ${lost} is missing`);
      return { ...(await database.withOwner(readEveryRow)), files: keys.length };
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new ConfigError(
      `The backup in ${target} cannot be restored: ${(error as Error).message}. Do not rely on it.`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function compareKey({ masterKey }: Config, target: string, database: Database): Promise<void> {
  if (!masterKey && !existsSync(join(target, 'master.key'))) throw new Error('the master key is missing');
  const { fingerprint } = createVault(loadMasterKey(masterKey, target), systemRandomBytes);
  if ((await selectFingerprint(database)) !== fingerprint) throw new Error('its master key is another one');
}
