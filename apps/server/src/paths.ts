import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders shipped with the server; the same for source and build, since both are one level below. */
const serverRoot = new URL('..', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, serverRoot));

export const migrationsFolder = at('migrations');
export const guidesFolder = at('guides');
export const examplesFile = at('api-examples.json');
export const snapshotFolder = at('dist/embedded-snapshot');
/** Built program of the reading process. */
export const readerProgram = at('dist/read-documents.js');
/** Built program of the compute process. */
export const computeProgram = at('dist/compute.js');
/** Built program of the embedded database's thread. */
export const databaseProgram = at('dist/embedded-database.js');
export const portalFolder = at('../portal/dist');
export const linkFolder = at('../link/dist');
export const sdkFile = at('../../packages/sdk/dist/smile.v2.js');

const packageFile = at('package.json');
const commitFile = at('dist/commit.txt');
/** Commit of the build; `unknown` when run from source or built without git. */
export const buildCommit: string = existsSync(commitFile) ? readFileSync(commitFile, 'utf8').trim() : 'unknown';
/** Version of the release. */
export const serverVersion: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;
