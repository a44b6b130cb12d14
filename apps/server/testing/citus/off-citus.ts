import { inject, it } from 'vitest';

/** Whether the API tests run on a database that is distributed over nodes. */
export const isOnCitus = 'citusTemplate' in inject('testDatabase');

/**
 * Why a test cannot run on a distributed database. `grep -rn 'offCitus(' apps/server` lists these tests. Tests under
 * `'serverUrl' in inject('testDatabase')` are left out too: they read plans, watch or end sessions of one server, or
 * stand a pooler before it.
 */
const reasons = {
  plan: 'it reads query plans, which the nodes keep to themselves',
  migration: 'it runs a migration again that a database has behind it when it is distributed',
  statements: 'it counts statements, and publishing is several small ones there',
  queues: 'it counts claims, and a worker claims from each node there',
  undistributed: 'it needs a database that is not distributed',
};

/** `it` for tests that cannot run on a distributed database, for the given reason. */
export function offCitus(reason: keyof typeof reasons) {
  if (isOnCitus) process.stdout.write(`skipped a test on Citus: ${reasons[reason]}\n`);
  return it.skipIf(isOnCitus);
}
