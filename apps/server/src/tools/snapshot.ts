import { renameSync, writeFileSync } from 'node:fs';
import { migrationsFolder, snapshotFile } from '../paths.ts';
import { openInMemory } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { databaseOf } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';

/** Writes a migrated, empty database, from which new embedded ones start. */
const engine = await openInMemory();
const database = databaseOf(engine, createLog('warn'));
await migrate(database, migrationsFolder);
await database.close();
const dump = await engine.dumpDataDir('none');
await engine.close();
const partial = `${snapshotFile}.partial`;
writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
renameSync(partial, snapshotFile);
