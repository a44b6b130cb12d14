// Bundles bench/main.ts like a program of the server and runs it against the built server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'rolldown';
import { serverBundle } from './build/server-bundle.mjs';
import { buildStale } from './build/start-program.mjs';
import { root } from './build/targets.mjs';
import { installBeside } from './install-beside.mjs';

buildStale(['server', 'snapshot']);
const dist = join(root, 'bench', 'dist');
const bundle = serverBundle();
await build({
  ...bundle,
  input: { main: join(root, 'bench', 'main.ts') },
  output: { ...bundle.output, dir: dist },
  logLevel: 'warn',
});
const [task] = process.argv.slice(2);
if (task === 'peers') installBeside(join(root, 'bench', 'peers'));
// Minimizes garbage collection in the measuring process; document readers keep their usual memory, because it is
// measured too.
const isReader = ['documents', 'papers', 'document-folder'].includes(task);
const options = isReader ? [] : ['--max-semi-space-size=256'];
const run = (file, args = []) =>
  spawnSync(process.execPath, [...options, file, ...args], { stdio: 'inherit' }).status ?? 1;
const status = run(join(dist, 'main.js'), process.argv.slice(2));
// Measurements that need a browser.
const inBrowser =
  task === undefined || task === 'builder' ? run(join(root, 'scripts', 'measure', 'measure-builder.mjs')) : 0;
process.exit(status || inBrowser);
