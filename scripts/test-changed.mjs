// Runs the checks and tests that a change is likely to break, within half a minute: `npm run test:changed`, or `-- --since
// main~3`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets.mjs';
import { readModules } from './structure/read-modules.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { selectTests } from './testing/select-tests.mjs';

/** Suites of generated requests. Random requests are left to `npm test`, because they take as long as both of these. */
const generated = ['apps/server/testing/authorisation', 'apps/server/testing/conformance'];
const startedAt = performance.now();
const at = process.argv.indexOf('--since');
const changed = listChanged(at > 0 ? process.argv[at + 1] : findBase());
if (changed.length === 0) {
  console.log('Nothing has changed.');
  process.exit(0);
}
const { served, unit, api } = selectTests(readModules(root), changed);
const operations = served.flatMap(listOperations);
console.log(
  `${changed.length} changed files: ${unit.length} files of unit tests, ${api.length} of API tests, ${operations.length} operations.`,
);

const failed = await runSteps([...vitestSteps(), ...checkSteps()]);
const tookSeconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${failed === 0 ? 'ok' : `${failed} steps failed`} (${tookSeconds} s of 30 s); all of it is npm test`);
process.exitCode = failed === 0 ? 0 : 1;

function vitestSteps() {
  // Two steps run at once, so a worker each.
  const options = ['--reporter=dot', '--experimental.fsModuleCache', '--maxWorkers=1'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options];
  const env = { TEST_DATABASE_URL: '' };
  const pattern = `^(${operations.join('|')}) `;
  return [
    ...(unit.length > 0 ? [{ name: 'unit tests', command: [...vitest, '--project', 'unit-*', ...unit] }] : []),
    ...(api.length > 0
      ? [{ name: 'API tests', command: [...vitest, '--project', 'api', '--project', 'api-once', ...api], env }]
      : []),
    ...(operations.length > 0
      ? [
          {
            name: 'generated tests',
            command: [...vitest, '--project', 'api-generated', '-t', pattern, ...generated],
            env,
          },
        ]
      : []),
  ];
}

function checkSteps() {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'];
  return [
    { name: 'format and lint', command: [...biome, ...changed] },
    { name: 'structure', command: ['scripts/check-structure.mjs', '--changed', ...changed] },
    ...listTouched().map((folder) => ({
      name: `types of ${folder}`,
      command: ['node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1', ...noteTypes(folder)],
    })),
  ];
}

/** Incremental builds skip unchanged files. */
function noteTypes(folder) {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${folder.replaceAll('/', '-')}.tsbuildinfo`];
}

/** Changed workspaces; a contract change affects all of them. */
function listTouched() {
  const folders = new Set(changed.map((path) => /^((apps|packages)\/[^/]+|e2e)\//.exec(path)?.[1]).filter(Boolean));
  if (folders.has('packages/contract')) for (const name of ['server', 'portal', 'link']) folders.add(`apps/${name}`);
  return [...folders].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

function listOperations(noun) {
  const path = join(root, `packages/contract/src/${noun}.ts`);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/operationId: '(\w+)'/g)].map((match) => match[1]);
}

function listChanged(base) {
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(listed.flatMap((text) => text.split('\n').filter(Boolean)))];
}

/** The merge base with main. */
function findBase() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '');
  return main ? git('merge-base', 'HEAD', main) : 'HEAD';
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
