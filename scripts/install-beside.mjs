// Installs what only a measurement needs into the folder that asks for it, beside the project and never with it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build/targets.mjs';

/** Dependencies of dependencies are taken as they stood on this day, so that all measure the same. */
const day = '2026-11-20';

/** What the folder's package.json names, unless it is there already; no package runs anything of its own. */
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
