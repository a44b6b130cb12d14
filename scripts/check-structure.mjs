import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, serverEntryPaths } from './build/targets.mjs';
import { checkStructure } from './structure/check.mjs';
import { folderOf } from './structure/folder-of.mjs';
import { readModules } from './structure/read-modules.mjs';
import { findTitles } from './structure/titles.mjs';

const { values, positionals } = parseArgs({ options: { titles: { type: 'string' } }, allowPositionals: true });
if (values.titles) listTitles(values.titles);
else check(positionals[0] ? resolve(positionals[0]) : root);

function check(folder) {
  const found = checkStructure(folder, serverEntryPaths());
  for (const { path, line, rule, message, isNote } of found)
    console.log(`${isNote ? 'note: ' : ''}${path}:${line} ${rule} ${message}`);
  if (found.some(({ isNote }) => !isNote)) process.exitCode = 1;
}

/** Lists the titles of tests in a folder that do not start with a verb. */
function listTitles(folder) {
  for (const { path, line, title } of readModules(root).flatMap(findTitles))
    if (folderOf(path) === folder) console.log(`${path}:${line} ${title}`);
}
