// Installs the peers into this folder; their own dependencies as they stood on one day, so that all measure the same.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const day = '2026-11-20';
const stamp = `${folder}node_modules/.installed-peers`;

/** Some 1,500 packages and 700 MB, the first time. */
export function installPeers() {
  const wanted = `${readFileSync(`${folder}package.json`, 'utf8')}${day}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Installing PostGraphile and Strapi into ${folder}, which takes some minutes`);
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', `--before=${day}`, '--loglevel=error', ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
  writeFileSync(stamp, wanted);
}
