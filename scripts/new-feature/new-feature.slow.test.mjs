import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../build/targets.mjs';

const taken = ['apps', 'packages', 'scripts', 'e2e', 'bench'];
const left = new Set(['node_modules', 'dist']);
/** Generous, since the test waits for other programs. */
const waitMs = 600_000;
const fine = { status: 0, output: '' };
let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const name of [...taken, '.gitignore', ...readdirSync(root).filter((each) => /\.(json|ts)$/.test(each))])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkModules();
  expect(run(['scripts/new-feature.mjs', 'saved-searches'])).toEqual(fine);
}, waitMs);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Links every installed package, and the copied workspaces instead of ours. */
function linkModules() {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@smile'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@smile' && each !== '.cache'))
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@smile', name));
}

function run(command) {
  const { TEST_DATABASE_URL: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
  return { status, output: status === 0 ? '' : stdout + stderr };
}

/** Checks only the feature and its imports; other checks cover the rest. */
function checkTypes(folder) {
  const project = join(copy, folder, 'tsconfig.feature.json');
  writeFileSync(
    project,
    JSON.stringify({ extends: './tsconfig.json', include: ['src/features/saved-searches', 'testing/global-setup.ts'] }),
  );
  return run(['node_modules/typescript/bin/tsc', '-p', project, '--checkers', '1']);
}

/** New and changed files; all other sources equal those here and are checked anyway. */
function listWritten() {
  const sources = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true }).map((path) => join(folder, path)),
  );
  return sources.filter((path) => /\.tsx?$/.test(path) && !isAsHere(path));
}

function isAsHere(path) {
  const here = join(root, path);
  return existsSync(here) && readFileSync(here).equals(readFileSync(join(copy, path)));
}

it(
  'writes code that passes all checks',
  () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    expect(run([biome, 'check', '--error-on-warnings', ...listWritten()])).toEqual(fine);
    expect(run(['scripts/check-structure.mjs'])).toEqual(fine);
    for (const folder of ['apps/server', 'apps/portal']) expect(checkTypes(folder)).toEqual(fine);
  },
  waitMs,
);

it(
  'writes passing tests and a declared table',
  () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--project', 'unit-dom'];
    const features = ['apps/server/src/features/saved-searches', 'apps/portal/src/features/saved-searches'];
    expect(run([...vitest, ...features])).toEqual(fine);
  },
  waitMs,
);
