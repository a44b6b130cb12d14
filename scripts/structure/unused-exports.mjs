import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds exports without importers. Exempts programs, files named in configurations, and types used in an exported
 * signature of their file.
 */
export function checkUnusedExports(modules, root, entryPaths) {
  const used = new Map(modules.map(({ path }) => [path, new Set()]));
  for (const { imports } of modules) {
    for (const { target, names } of imports) for (const name of names) used.get(target)?.add(name);
  }
  const configurations = readConfigurations(root);
  return modules
    .filter(({ path }) => !isEntry(path, entryPaths, configurations))
    .flatMap(({ path, text, exports }) =>
      exports.flatMap((found) => checkExport({ path, text }, found, used.get(path))),
    );
}

function checkExport({ path, text }, { name, isType, line }, names) {
  if (names.has(name) || names.has('*')) return [];
  if (isType && text.match(new RegExp(`\\b${name}\\b`, 'g')).length > 1) return [];
  return [{ path, line, rule: 'unused-export', message: `${name} is imported nowhere` }];
}

function isEntry(path, entryPaths, configurations) {
  if (entryPaths.includes(path) || /\.config\.(ts|mjs)$/.test(path) || path.endsWith('.d.ts')) return true;
  return configurations.some(
    ({ folder, text }) => path.startsWith(folder) && text.includes(path.slice(folder.length).replace(/^\.\//, '')),
  );
}

/** Configurations and pages of the root and of each workspace, which name files by path. */
function readConfigurations(root) {
  const workspaces = ['apps', 'packages'].flatMap((group) => {
    if (!existsSync(join(root, group))) return [];
    return readdirSync(join(root, group)).map((name) => `${group}/${name}/`);
  });
  return ['', ...workspaces].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.config\.ts$|\.html$|^package\.json$/.test(name))
      .map((name) => ({ folder, text: readFileSync(join(root, folder, name), 'utf8') })),
  );
}
