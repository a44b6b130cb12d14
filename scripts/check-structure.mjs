import { resolve } from 'node:path';
import { root, serverEntryPaths } from './build/targets.mjs';
import { checkStructure } from './structure/check.mjs';

const problems = checkStructure(process.argv[2] ? resolve(process.argv[2]) : root, serverEntryPaths());
for (const { path, line, rule, message } of problems) console.log(`${path}:${line} ${rule} ${message}`);
if (problems.length > 0) process.exitCode = 1;
