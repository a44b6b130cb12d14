// Runs the tests, or one part: `npm test`, `node scripts/test.mjs --only check|unit|api|browser`. With `--slow` the rest:
// `npm run test:slow`, `node scripts/test.mjs --slow --only unit|api|browser|engines`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build/targets.mjs';
import { findSlow, listBudgets } from './testing/budgets.mjs';
import { ensureChromium } from './testing/chromium.mjs';
import { addCounts, noCounts, readPlaywrightResult, readVitestResult } from './testing/counts.mjs';
import { findDatabaseUrl } from './testing/database-url.mjs';
import { engineCount, listMissingEngines } from './testing/find-engines.mjs';

const isSlow = process.argv.includes('--slow');
const parts = isSlow ? { unit, api, browser, engines } : { check, unit, api, browser };
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
if (only !== null && !parts[only]) {
  console.error(`--only takes one of: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'smile-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const results = [];
/** Suites whose result depends on the database. */
const databaseTests = ['src/platform', 'testing/query-plans'].map((folder) => `apps/server/${folder}`);
const budgets = listBudgets(isSlow);
for (const [name, run] of Object.entries(parts)) {
  if (only === null || only === name) await run();
}

for (const { name, counts } of results)
  for (const failure of counts.failures ?? []) console.log(`\n${name}: ${failure}`);

const total = results.map((result) => result.counts).reduce(addCounts, noCounts);
console.log('');
for (const { name, counts, tookMs } of results)
  console.log(
    `${counts.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${describe(counts)} (${Math.round(tookMs / 1000)} s of ${budgets[name]} s)`,
  );
const slow = findSlow(results, budgets);
if (slow) console.log(slow);
console.log(describe(total));
process.exitCode = total.failed > 0 ? 1 : 0;

function check() {
  measure('check', () => countExit(run(['scripts/check.mjs'])));
}

function unit() {
  measure('unit tests', () => runVitest('unit', isSlow ? ['slow-unit', 'slow-dom'] : ['unit-node', 'unit-dom']));
}

/**
 * With PostgreSQL, `npm test` runs every API test on it, and on the embedded database those of the database layer and
 * of query plans; the slow run takes the others there. Without PostgreSQL all run on the embedded database. The slow
 * run sends the whole sequence of random requests.
 */
async function api() {
  const url = await findDatabaseUrl();
  const all = ['api', 'api-generated', 'api-once'];
  const env = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? (isSlow ? '30' : '3') };
  const onEmbedded = isSlow ? ['slow-api', ...(url ? all : ['api-generated'])] : all;
  const onPostgres = isSlow ? ['slow-api', 'api-generated'] : all;
  const filters = url && !isSlow ? databaseTests : [];
  measure('API tests, embedded database', () =>
    runVitest('embedded', onEmbedded, { ...env, TEST_DATABASE_URL: '' }, filters),
  );
  if (url)
    measure('API tests, PostgreSQL', () => runVitest('postgresql', onPostgres, { ...env, TEST_DATABASE_URL: url }));
  else console.log('\nNo PostgreSQL: set TEST_DATABASE_URL to run the API tests on it too.');
}

function browser() {
  if (!build()) return;
  measure('browser tests', () => {
    const problem = ensureChromium();
    if (problem) {
      console.error(problem);
      return { passed: 0, failed: 1, skipped: 0 };
    }
    return runPlaywright('browser', [], { JOURNEYS: isSlow ? 'rest' : 'core' });
  });
}

/** The main journeys in Firefox and WebKit, where they are installed. */
function engines() {
  const missing = listMissingEngines();
  for (const line of missing) console.log(`\n${line}`);
  if (missing.length === engineCount || !build()) return;
  measure('engines', () => runPlaywright('engines', ['--config', 'playwright.engines.config.ts']));
}

/** Builds once for all parts; returns false when it failed. */
function build() {
  if (!results.some(({ name }) => name === 'build')) measure('build', () => countExit(run(['scripts/build.mjs'])));
  return results.find(({ name }) => name === 'build').counts.failed === 0;
}

function runPlaywright(name, options, env = {}) {
  const report = join(reports, `${name}.json`);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options];
  return readPlaywrightResult(report, run(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }));
}

function measure(name, work) {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  const counts = work();
  results.push({ name, counts, tookMs: performance.now() - startedAt });
}

function runVitest(name, projects, env = {}, filters = []) {
  const selection = projects.flatMap((project) => ['--project', project]);
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return readVitestResult(
    report,
    run(['node_modules/vitest/vitest.mjs', 'run', ...selection, ...filters, ...reporters], env),
  );
}

/** Runs a command in this terminal and returns its exit code; the runners choose NODE_ENV. */
function run(command, settings = {}) {
  const { NODE_ENV, ...env } = process.env;
  const { status, signal } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...env, ...settings },
    stdio: 'inherit',
  });
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
  return status ?? 1;
}

function countExit(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
