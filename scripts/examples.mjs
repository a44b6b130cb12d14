// Drives every operation once and keeps what was sent and answered as the examples of the API reference.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/targets.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const command = [vitest, 'run', '--project', 'api', 'apps/server/testing/conformance', '-t', 'succeeds as documented'];
const env = { ...process.env, API_EXAMPLES: join(root, 'apps', 'server', 'api-examples.json') };
const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
process.exit(status ?? 1);
