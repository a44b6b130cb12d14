import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from './freshness.mjs';
import { listTargets, root, serverDist } from './targets.mjs';

/**
 * Builds the stale ones of the named targets (all by default) in a child process, which frees the builders' memory,
 * then runs a server program in this process.
 */
export async function startProgram(name, targetNames = null) {
  buildStale(targetNames);
  module.enableCompileCache?.();
  await import(pathToFileURL(join(root, serverDist, `${name}.js`)).href);
}

export function buildStale(targetNames = null) {
  const targets = listTargets().filter((target) => targetNames?.includes(target.name) ?? true);
  if (targets.every(isFresh)) return;
  const build = [join(root, 'scripts', 'build.mjs'), ...targets.map((target) => target.name)];
  const { status, signal } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) process.exit(signal ? 130 : 1);
}
