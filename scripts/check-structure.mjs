import { resolve } from 'node:path';
import { root, serverEntryPaths } from './build/targets.mjs';
import { checkStructure } from './structure/check.mjs';

const folder = process.argv[2] ? resolve(process.argv[2]) : root;
const found = checkStructure(folder, serverEntryPaths());
for (const { path, line, rule, message, isNote } of found)
  console.log(`${isNote ? 'note: ' : ''}${path}:${line} ${rule} ${message}`);
if (found.some(({ isNote }) => !isNote)) process.exitCode = 1;
