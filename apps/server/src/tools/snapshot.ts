import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, snapshotFolder } from '../paths.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { databaseOf } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';

/** Creates a migrated, empty database folder, which new embedded databases are copied from. */
const partial = `${snapshotFolder}.partial`;
rmSync(partial, { recursive: true, force: true });
mkdirSync(partial);
const engine = await openEmbedded(partial, '');
const database = databaseOf(engine, createLog('warn'));
await migrate(database, migrationsFolder);
await database.close();
await engine.close();
openToReaders(partial);
rmSync(snapshotFolder, { recursive: true, force: true });
renameSync(partial, snapshotFolder);

/**
 * Makes the files readable to everyone, since the server may run under another account than the one that installed it.
 */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else chmodSync(path, 0o644);
  }
}
