import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const missing =
  'No Chromium for the browser tests: install one (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.';

/** Installs Chromium if needed and possible; returns an error message or null. */
export function ensureChromium() {
  if (findChromium()) return null;
  if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`;
  console.log('Installing Chromium…');
  if (process.platform === 'linux' && process.getuid() === 0) {
    runQuietly('apt-get', ['update', '-q']);
    runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) runQuietly(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return findChromium() ? null : missing;
}

function runQuietly(command, args) {
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** $CHROMIUM_PATH, the system's Chromium, or Playwright's; null when none is installed. */
export function findChromium() {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  return [...system, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
