// Cuts a release: `npm run release` shows the plan, `npm run release -- --write` carries it out, `-- 1.0.0` names the
// version. Version of every workspace, changelog section, upgrade fixture, packed client packages, commit and tag.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build/targets.mjs';
import { cutChangelog, nextVersion, setPackedVersion, setVersion } from './release/plan-release.mjs';
import { endServer, startServer } from './resilience/server-process.mjs';

const isWritten = process.argv.includes('--write');
const read = (path) => readFileSync(join(root, path), 'utf8');
const changelog = read('CHANGELOG.md');
const current = JSON.parse(read('package.json')).version;
const version = process.argv.slice(2).find((each) => !each.startsWith('-')) ?? nextVersion(current, changelog);
const date = new Date().toISOString().slice(0, 10);
const fixture = `apps/server/testing/resilience/releases/${version}.br`;
const manifests = [
  'package.json',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  ),
];
const examples = readdirSync(join(root, 'examples'), { recursive: true })
  .filter((path) => path.endsWith('package.json') && !path.includes('node_modules'))
  .map((path) => `examples/${path}`);

if (!/^\d+\.\d+\.\d+$/.test(version)) fail(`${version} is no version such as 1.2.3.`);
if (git('tag', '--list', `v${version}`)) fail(`The tag v${version} exists.`);
const nextChangelog = cut();
const steps = [
  ['set the version of every workspace', setVersions],
  ['add the section to CHANGELOG.md', () => write('CHANGELOG.md', nextChangelog)],
  [`write the upgrade fixture ${fixture}`, writeFixture],
  ['pack @smile/client and @smile/react', () => run('scripts/pack.mjs')],
  [`commit and tag v${version}`, commit],
];

console.log(`Release ${version} (now ${current})${isWritten ? '' : ', dry run: nothing is changed; add -- --write'}`);
if (isWritten && git('status', '--porcelain')) fail('Commit or discard your changes first.');
for (const [name, work] of steps) {
  console.log(`- ${name}`);
  if (isWritten) await work();
}
if (isWritten) console.log(`Push with: git push --follow-tags. The packages are in examples/packed.`);

function cut() {
  try {
    return cutChangelog(changelog, version, date);
  } catch (error) {
    return fail(error.message);
  }
}

function setVersions() {
  const names = new Set(manifests.map((path) => JSON.parse(read(path)).name));
  for (const path of manifests)
    write(path, `${JSON.stringify(setVersion(JSON.parse(read(path)), version, names), null, 2)}\n`);
  for (const path of examples) write(path, setPackedVersion(read(path), version));
  npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
  run('scripts/openapi.mjs');
}

/** Packs the demo tenant of this version, for the upgrade test of later ones. */
async function writeFixture() {
  run('scripts/build.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'smile-release-'));
  try {
    const server = await startServer({ DATA_DIR: folder, DEMO: '1', RATE_LIMIT: '0' });
    await waitForDemo(server.url);
    await endServer(server);
    run('scripts/resilience/keep-release.mjs', folder, join(root, fixture));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Waits until the number of waiting jobs is stable for five seconds: the demo is complete, and only scheduled jobs
 * remain.
 */
async function waitForDemo(url) {
  let same = 0;
  for (let before = ''; same < 5; ) {
    await new Promise((done) => setTimeout(done, 1_000));
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const [now = ''] = /^smile_jobs\{state="waiting"\} \d+$/m.exec(metrics) ?? [];
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--message', `chore(release): release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
}

function write(path, text) {
  writeFileSync(join(root, path), text);
}

function run(...command) {
  execFileSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
}

function npm(...args) {
  execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
