// Format, lint, types, structure, documents and commit subjects: `npm run check`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets.mjs';
import { runSteps } from './testing/run-steps.mjs';

const steps = [
  {
    name: 'format and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.'],
  },
  { name: 'structure', command: ['scripts/check-structure.mjs'] },
  { name: 'documents', command: ['scripts/check-docs.mjs'] },
  { name: 'commits', command: ['scripts/check-commits.mjs'] },
  ...listTypeProjects().map((folder) => ({
    name: `types of ${folder}`,
    // One checker per project: two steps at a time already use two cores.
    command: ['node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1'],
  })),
];

const failed = await runSteps(steps);
console.log(failed === 0 ? 'check: all is well' : `check: ${failed} of ${steps.length} steps found problems`);
process.exitCode = failed === 0 ? 0 : 1;

function listTypeProjects() {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...workspaces, 'e2e'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
