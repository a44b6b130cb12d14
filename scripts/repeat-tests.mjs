// Runs tests repeatedly to find flaky ones: `npm run test:repeat -- FILE… --times 50 --load 2`. Load is that many busy
// processes.
import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { root } from './build/targets.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '50' }, load: { type: 'string', default: '0' } },
});
const times = Number(values.times);
if (files.length === 0 || !Number.isInteger(times)) {
  console.error('npm run test:repeat -- FILE… [--times 50] [--load 0]');
  process.exit(1);
}

const busy = Array.from({ length: Number(values.load) }, () => spawn(process.execPath, ['-e', 'for (;;);']));
process.on('exit', () => {
  for (const each of busy) each.kill('SIGKILL');
});

const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
const specifications = (await Promise.all(files.map((file) => vitest.globTestSpecifications([file])))).flat();
const passes = new Map(specifications.map(({ moduleId }) => [moduleId, 0]));
/** Skipped tests of each file's last run. A fully skipped file does not count as passed. */
const tests = new Map();
if (passes.size === 0) console.error('No test has such a name.');
let runs = 0;
let isStopped = false;
// Replaces the runner's handlers, so that running tests finish and clean up.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.removeAllListeners(signal).once(signal, () => {
    isStopped = true;
  });
for (let run = 1; run <= times && passes.size > 0 && !isStopped; run++) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  for (const module of testModules) {
    const all = [...module.children.allTests()];
    const skipped = all.filter((test) => test.result().state === 'skipped');
    tests.set(module.moduleId, { all: all.length, skipped: skipped.length });
    if (module.state() === 'passed') passes.set(module.moduleId, passes.get(module.moduleId) + 1);
    else if (module.state() === 'failed') console.log(`\nRun ${run}: ${listFailures(module).join('\n')}`);
  }
  for (const error of unhandledErrors) console.log(`\nRun ${run}: ${error.stack ?? error.message}`);
  if (unhandledErrors.length > 0) process.exitCode = 1;
  runs = run;
}
await vitest.close();
process.exit(tell());

/** Prints the results so far and returns the exit code. */
function tell() {
  for (const [path, passed] of passes) {
    const own = tests.get(path);
    const skipped = own?.skipped ? `, ${own.skipped} of its ${own.all} tests skipped` : '';
    console.log(`${passed} of ${runs}: ${relative(root, path)}${skipped}`);
  }
  const isWell = passes.size > 0 && runs > 0 && [...passes.values()].every((passed) => passed >= runs);
  return process.exitCode || (isWell ? 0 : 1);
}

function listFailures(module) {
  const failed = [...module.children.allTests('failed')].flatMap((test) =>
    test.result().errors.map((error) => `${test.fullName}\n${describe(error)}`),
  );
  const others = module.errors().map(describe);
  return [relative(root, module.moduleId), ...failed, ...others];
}

function describe(error) {
  const own = error.stack ?? error.message;
  return error.cause ? `${own}\n  because of ${describe(error.cause)}` : own;
}
