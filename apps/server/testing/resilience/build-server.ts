import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));

/** Builds outdated parts of the server and its snapshot, for tests of the built program. */
export function buildServer(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'server', 'snapshot'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The server could not be built.\n${stdout}${stderr}`);
}
