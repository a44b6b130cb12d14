import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders that ship with the server, the same from source and from the build (both lie one level below). */
const serverRoot = new URL('..', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, serverRoot));

export const migrationsFolder = at('migrations');
export const guidesFolder = at('guides');
export const examplesFile = at('api-examples.json');
export const snapshotFolder = at('dist/embedded-snapshot');
/** The built program that reads documents. */
export const readerProgram = at('dist/read-documents.js');
/** The built program that computes for the server. */
export const computeProgram = at('dist/compute.js');
export const portalFolder = at('../portal/dist');
export const linkFolder = at('../link/dist');
export const sdkFile = at('../../packages/sdk/dist/smile.v2.js');

const packageFile = at('package.json');
const commitFile = at('dist/commit.txt');
/** Commit that was built; `unknown` from source and without git. */
export const buildCommit: string = existsSync(commitFile) ? readFileSync(commitFile, 'utf8').trim() : 'unknown';
/** Version of the release. */
export const serverVersion: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;
