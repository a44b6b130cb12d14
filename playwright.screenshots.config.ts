import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures of the README, written to `docs/images` by `npm run screenshots`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/screenshots',
  testMatch: '*.screenshots.ts',
  workers: 1,
  projects: [{ name: 'screenshots', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
