import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const apiTests = 'apps/server/{src,testing}/**/*.api.test.ts';
/** Left to itself the runner keeps one core for its own work, which is half of a small machine. */
const maxWorkers = 2;
const failOnConsole = 'scripts/testing/fail-on-console.mjs';
const fixedClock = 'scripts/testing/fixed-clock.mjs';

// Files of a project share a worker and its loaded modules, which halves the time. Each test must undo its changes.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit-node',
          environment: 'node',
          include: [
            'packages/{contract,site-model}/**/*.test.ts',
            'apps/portal/build/**/*.test.ts',
            'apps/server/{src,testing}/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [apiTests, '**/node_modules/**'],
          setupFiles: [failOnConsole, fixedClock],
          isolate: false,
          maxWorkers,
          // Some start whole processes and compilers; how fast a machine is decides nothing.
          testTimeout: 240_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['apps/{portal,link}/src/**/*.test.{ts,tsx}', 'packages/{sdk,react}/src/**/*.test.{ts,tsx}'],
          setupFiles: [failOnConsole, fixedClock, 'scripts/testing/dom.mjs'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          isolate: false,
          maxWorkers,
          // How fast a machine is decides nothing: a test that passes waits for no such time.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: [apiTests],
          setupFiles: [failOnConsole],
          globalSetup: ['apps/server/testing/global-setup.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers,
          // How fast a machine is decides nothing, nor how much else it does.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
