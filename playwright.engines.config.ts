import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { findFirefox, findWebKit } from './scripts/testing/find-engines.mjs';

/** The main journeys in the engines that are installed: `npm run test:engines`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/engines',
  testMatch: '*.engines.ts',
  workers: 2,
  projects: [...(findFirefox() ? [{ name: 'firefox' }] : []), ...(findWebKit() ? [{ name: 'webkit' }] : [])],
});
