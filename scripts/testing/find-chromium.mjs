import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** $CHROMIUM_PATH, the system's Chromium, or Playwright's; null when none is installed. */
export function findChromium() {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  return [...system, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
