import { basename, dirname, extname } from 'node:path';
import { fragments, maxSmallFiles } from './allowances.mjs';

const maxLines = 12;
/** Files that other rules require to be separate from their importer. */
const reserved = /(^|\/)(routes|holdings|jobs|job-kinds)\.ts$|queries\.ts$|-schema\.ts$|\.d\.ts$|\/generated\//;
/** A feature has its service in a file of its own from the start. */
const service = /^apps\/server\/src\/features\/[^/]+\/service\.ts$/;

/** Code used by a single file belongs in that file; `allowed` maps the exceptions to their reason. */
export function checkFragments(modules, allowed = fragments) {
  const importers = new Map();
  for (const { path, imports } of modules)
    for (const { target, isLate } of imports)
      if (target) importers.set(target, [...(importers.get(target) ?? []), { path, isLate }]);
  const found = modules.flatMap((module) => checkModule(module, importers.get(module.path) ?? []));
  const paths = new Set(found.map(({ path }) => path));
  const stale = Object.keys(allowed).filter((path) => !paths.has(path));
  return [
    ...found.filter(({ path }) => !(path in allowed)),
    ...stale.map((path) => ({ path, line: 1, rule: 'fragment', message: 'is no fragment: drop its exception' })),
  ];
}

/** Limits the number of short files, apart from tests, programs and names that other rules reserve. */
export function checkSmallFiles(modules, max = maxSmallFiles) {
  const { length } = modules.filter((module) => isSmall(module) && !service.test(module.path));
  if (length <= max) return [];
  const message = `${length} files have up to ${maxLines} lines, at most ${max}: join some with their noun`;
  return [{ path: 'scripts/structure/allowances.mjs', line: 1, rule: 'small-files', message }];
}

function isSmall({ path, text, exports }) {
  return text.split('\n').length - 1 <= maxLines && exports.length > 0 && !reserved.test(path) && !isTest(path);
}

function checkModule(module, importers) {
  if (!isSmall(module)) return [];
  const { path } = module;
  const users = new Set(importers.filter((one) => !isTest(one.path)).map((one) => one.path));
  const isTestedAlone = importers.some((one) => isTest(one.path) && basename(one.path).startsWith(`${nameOf(path)}.`));
  if (users.size !== 1 || isTestedAlone || importers.some(({ isLate }) => isLate)) return [];
  const [user] = users;
  if (dirname(user) !== dirname(path) || !fits(path, user)) return [];
  return [{ path, line: 1, rule: 'fragment', message: `only ${basename(user)} uses it: move it there` }];
}

/** JSX needs a `.tsx`; rules keep other code out of routes, jobs and holdings. */
function fits(path, user) {
  return !reserved.test(user) && (extname(path) !== '.tsx' || extname(user) === '.tsx');
}

function isTest(path) {
  return path.includes('.test.');
}

function nameOf(path) {
  return basename(path).replace(/\.[a-z]+$/, '');
}
