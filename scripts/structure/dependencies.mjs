import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { isSupport } from './read-modules.mjs';

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Checks package.json files: exact versions, no unused and no undeclared packages. Code of a workspace needs its
 * imports in its own `dependencies` or `peerDependencies`; tests, types and scripts may use any declared package.
 */
export function checkDependencies(modules, root) {
  const manifests = readManifests(modules, root);
  if (manifests.length === 0) return [];
  const declaredAnywhere = new Set(manifests.flatMap(({ declared }) => [...declared.keys()]));
  return [
    ...manifests.flatMap((manifest) => [...checkVersions(manifest), ...checkUse(manifest, modules)]),
    ...modules.flatMap((module) => checkImports(module, manifests, declaredAnywhere)),
  ];
}

/**
 * Reads the package.json of the root, of each workspace and of separate installations as `{ path, folder, lines,
 * declared, needed }`.
 */
function readManifests(modules, root) {
  const workspaces = new Set(
    modules.flatMap(({ path }) => /^((apps|packages)\/[^/]+|bench\/peers|scripts\/lighthouse)\//.exec(path)?.[0] ?? []),
  );
  return ['', ...workspaces]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
      const { dependencies = {}, devDependencies = {}, peerDependencies = {}, overrides = {} } = JSON.parse(text);
      const declared = new Map(Object.entries({ ...dependencies, ...devDependencies }));
      const needed = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
      return { path: `${folder}package.json`, folder, lines: text.split('\n'), declared, needed, overrides };
    });
}

function checkVersions({ path, lines, declared, overrides }) {
  return [...declared, ...Object.entries(overrides)]
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => problem(path, lineOf(lines, name), 'version', `${name} ${version} is not one version`));
}

function checkUse({ path, folder, lines, declared }, modules) {
  const own = modules.filter(({ path }) => path.startsWith(folder) && !path.startsWith('scripts/structure/'));
  const text = own.map((module) => module.text).join('\n');
  return [...declared.keys()].flatMap((name) => {
    const named = name.replace(/^@types\//, '');
    if (named === 'node' || names(text, named)) return [];
    return [problem(path, lineOf(lines, name), 'dependency', `${name} is used nowhere in ${folder || 'the project'}`)];
  });
}

/** True when a text has the package name in quotes or as the start of a path, with or without `node_modules`. */
function names(text, name) {
  return ["'", '"', '`', 'node_modules/'].some((before) =>
    ["'", '"', '`', '/'].some((after) => text.includes(`${before}${name}${after}`)),
  );
}

function checkImports({ path, imports }, manifests, declaredAnywhere) {
  const own = manifests.find(({ folder }) => folder !== '' && path.startsWith(folder));
  const isShipped = own && path.startsWith(`${own.folder}src/`) && !isSupport(path);
  return imports.flatMap(({ from, isRelative, isType, line }) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(from)?.[0];
    if (isRelative || isBuiltin(from) || !/^[@a-z]/.test(from)) return [];
    const isDeclared = isShipped && !isType ? own.needed.has(name) : declaredAnywhere.has(name);
    if (isDeclared || name.startsWith('@smile/')) return [];
    return [problem(path, line, 'dependency', `${name} is not declared in ${own?.path ?? 'package.json'}`)];
  });
}

function lineOf(lines, name) {
  return lines.findIndex((line) => line.includes(`"${name}":`)) + 1;
}

function problem(path, line, rule, message) {
  return { path, line, rule, message };
}
