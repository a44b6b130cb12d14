// Builds what changed since the last build: `node scripts/build.mjs [target…]`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetBuild, isFresh, noteBuild, readInputs } from './build/freshness.mjs';
import { listTargets, root, serverDist } from './build/targets.mjs';
import { withLock } from './testing/lock.mjs';

const atOnce = 2;

const names = process.argv.slice(2);
const all = listTargets();
const unknown = names.filter((name) => !all.some((target) => target.name === name));
if (unknown.length > 0) {
  console.error(`Nothing to build is called ${unknown.join(', ')}. There are: ${all.map((t) => t.name).join(', ')}.`);
  process.exit(1);
}
const targets = all.filter((target) => names.length === 0 || names.includes(target.name));

if (targets.some((target) => !isFresh(target))) {
  const failed = await withLock(join(root, 'node_modules', '.build-lock'), buildStale);
  if (failed) process.exit(1);
}

if (targets.some(({ name }) => name === 'server')) noteCommit();

/** For `/metrics`: COMMIT, which the image is built with, else the checkout's. */
function noteCommit() {
  if (!existsSync(join(root, serverDist))) return;
  const { stdout = '' } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  writeFileSync(join(root, serverDist, 'commit.txt'), process.env.COMMIT || stdout?.trim() || 'unknown');
}

async function buildStale() {
  const waiting = targets.filter((target) => !isFresh(target));
  const built = new Set(waiting.map((target) => target.name));
  const failed = new Set();
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex((target) => !waiting.includes(named(target.after)) && !running.has(target.after));
    if (index >= 0 && running.size < atOnce) {
      const [target] = waiting.splice(index, 1);
      if (failed.has(target.after)) failed.add(target.name);
      else running.set(target.name, buildTarget(target));
    } else {
      const { name, code } = await Promise.race(running.values());
      running.delete(name);
      if (code !== 0) failed.add(name);
    }
  }
  if (failed.size === 0 && ['portal', 'link', 'sdk'].some((name) => built.has(name))) await checkSize(failed);
  return failed.size > 0;
}

function named(name) {
  return targets.find((target) => target.name === name);
}

async function buildTarget(target) {
  const inputs = readInputs(target);
  const startedAt = performance.now();
  forgetBuild(target);
  const { code, output } = await run(target.command);
  const tookMs = Math.round(performance.now() - startedAt);
  if (code === 0) noteBuild(target, inputs);
  console.log(code === 0 ? `built ${target.name} in ${tookMs} ms` : `${target.name} could not be built`);
  if (output.trim()) console.error(output.trim());
  return { name: target.name, code };
}

async function checkSize(failed) {
  const { code, output } = await run(['scripts/check-size.mjs']);
  process.stdout.write(output);
  if (code !== 0) failed.add('size');
}

function run(command) {
  const { NODE_ENV, ...env } = process.env;
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, output })));
}
