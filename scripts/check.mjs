// Format, lint, types, structure and documents: `npm run check`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets.mjs';

const atOnce = 2;
const steps = [
  {
    name: 'format and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.'],
  },
  { name: 'structure', command: ['scripts/check-structure.mjs'] },
  { name: 'documents', command: ['scripts/check-docs.mjs'] },
  ...listTypeProjects().map((folder) => ({
    name: `types of ${folder}`,
    command: ['node_modules/typescript/bin/tsc', '-p', folder],
  })),
];

let failed = 0;
const waiting = [...steps];
await Promise.all(Array.from({ length: atOnce }, runNext));
console.log(failed === 0 ? 'check: all is well' : `check: ${failed} of ${steps.length} steps found problems`);
process.exitCode = failed === 0 ? 0 : 1;

async function runNext() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const startedAt = performance.now();
    const { code, output } = await run(step.command);
    const tookSeconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${tookSeconds} s)`);
    if (code !== 0) {
      failed += 1;
      console.log(output.trim());
    }
  }
}

function run(command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

function listTypeProjects() {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...workspaces, 'e2e'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
