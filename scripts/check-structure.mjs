import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, serverEntryPaths } from './build/targets.mjs';
import { checkStructure } from './structure/check.mjs';
import { findClauses, folderOf } from './structure/clauses.mjs';
import { readModules } from './structure/read-modules.mjs';

const { values, positionals } = parseArgs({ options: { clauses: { type: 'string' } }, allowPositionals: true });
if (values.clauses) listClauses(values.clauses);
else check(positionals[0] ? resolve(positionals[0]) : root);

function check(folder) {
  const found = checkStructure(folder, serverEntryPaths());
  for (const { path, line, rule, message, isNote } of found)
    console.log(`${isNote ? 'note: ' : ''}${path}:${line} ${rule} ${message}`);
  if (found.some(({ isNote }) => !isNote)) process.exitCode = 1;
}

function listClauses(folder) {
  const found = readModules(root).flatMap(findClauses);
  for (const { path, line } of found) if (folderOf(path) === folder) console.log(`${path}:${line}`);
}
