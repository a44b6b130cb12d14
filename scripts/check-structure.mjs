import { resolve } from 'node:path';
import { root, serverEntryPaths } from './build/targets.mjs';
import { checkStructure } from './structure/check.mjs';

/** `--changed` and paths limit rules about single files to these. */
const [option, ...rest] = process.argv.slice(2);
const changed = option === '--changed' ? rest : undefined;
const folder = option && !changed ? resolve(option) : root;
const found = checkStructure(folder, serverEntryPaths(), { changed });
for (const { path, line, rule, message, isNote } of found)
  console.log(`${isNote ? 'note: ' : ''}${path}:${line} ${rule} ${message}`);
if (found.some(({ isNote }) => !isNote)) process.exitCode = 1;
