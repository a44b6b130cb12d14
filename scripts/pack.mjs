// Builds the packages that integrators install, and writes them to examples/packed: `npm run pack`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets.mjs';

const folder = join(root, 'examples/packed');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

mkdirSync(folder, { recursive: true });
for (const name of ['client', 'react']) {
  npm('run', 'build', '--silent', '-w', `@smile/${name}`);
  npm('pack', '--silent', '-w', `@smile/${name}`, '--pack-destination', folder);
  console.log(`examples/packed/smile-${name}-${version}.tgz`);
}

function npm(...args) {
  execFileSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}
