// Sends random requests to every operation until an answer is wrong or you stop it: `npm run fuzz`, `FUZZ_SEED=… npm
// run fuzz` to replay a failed seed, TEST_DATABASE_URL for PostgreSQL.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/targets.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const command = [vitest, 'run', '--project', 'api-generated', 'apps/server/testing/fuzz', '--reporter=dot'];
/** Random requests per operation and seed: ten times those of the slow suite. */
const runs = '300';
let seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
for (;;) {
  const settings = { FUZZ_RUNS: runs, ...process.env, FUZZ_SEED: String(seed) };
  const { status } = spawnSync(process.execPath, command, { cwd: root, env: settings, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Failed with FUZZ_SEED=${seed}.`);
    process.exit(status ?? 1);
  }
  seed = (seed + 1) % 2 ** 31;
}
