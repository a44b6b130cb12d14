import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from './freshness.mjs';
import { listTargets, root, serverDist } from './targets.mjs';

/**
 * Builds what is stale among the named targets (all of them unless named), in a child process so that the builders
 * leave no memory behind, then runs one of the server's programs in this process.
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
