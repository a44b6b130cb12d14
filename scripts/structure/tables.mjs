import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSupport } from './read-modules.mjs';

const serverFile = /^apps\/server\/src\//;
const mention = /\b(delete\s+from|insert\s+into|update|from|join|using)\s+(?:only\s+)?([a-z_]+)/gi;

/**
 * Each table belongs to the folder whose `holdings.ts` declares it. Rejects SQL elsewhere that names it, except in
 * `readModels`, `{ [path]: { tables, reason, writes? } }`.
 */
export function checkTables(modules, readModels) {
  const server = modules.filter(({ path }) => serverFile.test(path) && !isSupport(path));
  const { owners, problems } = findOwners(server);
  const foreign = server.flatMap((module) => findForeign(module, owners));
  return [
    ...problems,
    ...foreign.filter((found) => !isDeclared(found, readModels[found.path])).map(toProblem),
    ...unusedReadModels(server, foreign, readModels),
  ];
}

function findOwners(server) {
  const owners = new Map();
  const problems = [];
  for (const module of server) {
    if (!module.path.endsWith('/holdings.ts')) continue;
    const folder = folderOf(module.path);
    for (const { name, start } of declaredTables(module.program)) {
      const other = owners.get(name);
      if (other && other !== folder)
        problems.push({ ...at(module, start), rule: 'table-owner', message: `${name} belongs to ${other} already` });
      owners.set(name, folder);
    }
  }
  return { owners, problems };
}

/** Keys of `tables: { … }` in a holdings declaration. */
function declaredTables(program) {
  const found = [];
  visit(program.body, (node) => {
    if (node.type !== 'Property' || node.key.name !== 'tables' || node.value.type !== 'ObjectExpression') return;
    for (const { key } of node.value.properties) found.push({ name: key.name ?? key.value, start: key.start });
  });
  return found;
}

function findForeign(module, owners) {
  const folder = folderOf(module.path);
  const found = new Map();
  visit(module.program.body, (node) => {
    if (node.type !== 'TemplateElement' && !(node.type === 'Literal' && typeof node.value === 'string')) return;
    const text = node.type === 'Literal' ? '' : node.value.raw;
    for (const [, verb, table] of text.matchAll(mention)) {
      const owner = owners.get(table);
      const isWrite = !/^(from|join|using)$/i.test(verb);
      const key = `${isWrite} ${table}`;
      if (owner && owner !== folder && !found.has(key))
        found.set(key, { ...at(module, node.start), table, owner, isWrite });
    }
  });
  return [...found.values()];
}

/** Only the owning feature writes a feature's table, declared or not. */
function isDeclared({ path, table, isWrite }, readModel) {
  const mayWrite = readModel?.writes && !path.includes('/features/');
  return readModel?.tables.includes(table) && (!isWrite || mayWrite);
}

function toProblem({ path, line, table, owner, isWrite }) {
  const message = `${isWrite ? 'writes ' : ''}${table}, which belongs to ${owner}: ask its service or shared queries`;
  return { path, line, rule: 'table-owner', message };
}

function unusedReadModels(server, foreign, readModels) {
  const paths = new Set(server.map(({ path }) => path));
  return Object.entries(readModels).flatMap(([path, { tables }]) =>
    tables
      .filter((table) => paths.has(path) && !foreign.some((found) => found.path === path && found.table === table))
      .map((table) => ({ path, line: 1, rule: 'table-owner', message: `is declared to read ${table}, and does not` })),
  );
}

function visit(node, found) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, found);
    return;
  }
  if (!node || typeof node.type !== 'string') return;
  found(node);
  for (const [key, value] of Object.entries(node))
    if (value && typeof value === 'object' && key !== 'parent') visit(value, found);
}

function at({ path, lineOf }, start) {
  return { path, line: lineOf(start) };
}

/** `features/users`, `platform/jobs`, or the folder below src. */
function folderOf(path) {
  const [first, second] = path.replace(serverFile, '').split('/');
  return first === 'features' || first === 'platform' ? `${first}/${second}` : first;
}

const migrationsFolder = 'apps/server/migrations';

/** Databases record migrations by number: two of one number could not both be applied. */
export function checkMigrations(root) {
  const folder = join(root, migrationsFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name, at) => name.slice(0, 4) === names[at - 1]?.slice(0, 4))
    .map((name) => ({
      path: `${migrationsFolder}/${name}`,
      line: 1,
      rule: 'migration-number',
      message: `${name.slice(0, 4)} is the number of another migration already`,
    }));
}
