import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const apiTests = 'apps/server/{src,testing}/**/*.api.test.ts';
/** Tests that only `npm run test:slow` runs: kills, whole processes, documents, long journeys through a page's forms. */
const slowTests = '**/*.slow.*';
/** Suites generated from the contract, thousands of requests each: `npm test` runs them on one database. */
const generatedTests = 'apps/server/testing/{authorisation,conformance,fuzz}/**/*.api.test.ts';
/** Plans every query on a database without statistics: `npm test` runs it on one. */
const onceTests = ['apps/server/testing/query-plans/first-plans.api.test.ts'];
const slowDomTests = 'apps/{portal,link}/src/**/*.slow.test.{ts,tsx}';
const modules = '**/node_modules/**';
/** Vitest keeps one core for its own work, which is half of a small machine. */
const maxWorkers = 2;
const failOnConsole = 'scripts/testing/fail-on-console.mjs';
const fixedClock = 'scripts/testing/fixed-clock.mjs';
/** Long enough for any machine: a passing test never waits for it. */
const testTimeout = 240_000;
/** Files of a project share a worker and its loaded modules, which halves the time. Tests put back what they change. */
const shared = { isolate: false, maxWorkers, testTimeout, hookTimeout: testTimeout };

const unitNode = {
  environment: 'node' as const,
  setupFiles: [failOnConsole, fixedClock],
  ...shared,
};
const dom = {
  environment: 'jsdom' as const,
  setupFiles: [failOnConsole, fixedClock, 'scripts/testing/dom.mjs'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  ...shared,
};
const api = {
  environment: 'node' as const,
  setupFiles: [failOnConsole],
  globalSetup: ['apps/server/testing/global-setup.ts'],
  pool: 'forks' as const,
  ...shared,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit-node',
          include: [
            'packages/{contract,site-model}/**/*.test.ts',
            'apps/portal/build/**/*.test.ts',
            'apps/server/{src,testing}/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [apiTests, slowTests, modules],
          ...unitNode,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'unit-dom',
          include: ['apps/{portal,link}/src/**/*.test.{ts,tsx}', 'packages/{sdk,react}/src/**/*.test.{ts,tsx}'],
          exclude: [slowTests, modules],
          ...dom,
        },
      },
      {
        test: { name: 'api', include: [apiTests], exclude: [slowTests, generatedTests, ...onceTests, modules], ...api },
      },
      { test: { name: 'api-once', include: onceTests, exclude: [slowTests, modules], ...api } },
      { test: { name: 'api-generated', include: [generatedTests], exclude: [modules], ...api } },
      {
        test: {
          name: 'slow-unit',
          include: ['**/*.slow.test.{ts,mjs}'],
          exclude: [slowDomTests, modules],
          ...unitNode,
        },
      },
      { plugins: [react()], test: { name: 'slow-dom', include: [slowDomTests], exclude: [modules], ...dom } },
      { test: { name: 'slow-api', include: ['**/*.slow.api.test.ts'], exclude: [modules], ...api } },
    ],
  },
});
