// Calls every operation once, stores requests and answers as examples of the API reference, and regenerates
// docs/api-coverage.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/targets.mjs';

const examples = { API_EXAMPLES: join(root, 'apps', 'server', 'api-examples.json') };
run('api-generated', ['apps/server/testing/conformance', '-t', 'succeeds as documented'], examples);
run('unit-node', ['apps/server/testing/api-coverage', '-u'], {});

function run(project, selection, settings) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const command = [vitest, 'run', '--project', project, ...selection];
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
