import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Pictures of the main screens in both themes, compared with those of a first run: letters look different on every
 * machine, so they are made on the revision to compare with and not committed. See CONTRIBUTING.md.
 */
export default defineConfig({
  ...base,
  testDir: 'e2e/visual',
  testMatch: '*.visual.ts',
  snapshotPathTemplate: '.visual/{projectName}/{arg}{ext}',
  projects: ['light', 'dark'].map((name) => ({
    name,
    use: {
      ...devices['Desktop Chrome'],
      viewport: { width: 1280, height: 900 },
      colorScheme: name as 'light' | 'dark',
    },
  })),
});
