// Installs a measurement's own dependencies in its folder, separate from the project's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build/targets.mjs';

/** Resolves transitive dependencies as of this day, for reproducible measurements. */
const day = '2026-11-20';

/** Installs the folder's package.json unless already installed; runs no install scripts. */
export function installBeside(folder) {
  const stamp = join(folder, 'node_modules', '.installed-beside');
  const wanted = `${readFileSync(join(folder, 'package.json'), 'utf8')}${day}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies).join(', ');
  console.log(`Installing ${names} into ${relative(root, folder)}, which may take some minutes`);
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', `--before=${day}`, ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${names} could not be installed.`);
  writeFileSync(stamp, wanted);
}
