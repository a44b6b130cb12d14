import { spawn } from 'node:child_process';
import { root } from '../build/targets.mjs';

const atOnce = 2;

/**
 * Runs `{ name, command, env }`, two at a time. Prints the output of failed steps, and the lines of others that start with
 * `note: `. Returns the number of failures.
 */
export async function runSteps(steps) {
  let failed = 0;
  const waiting = [...steps];
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return failed;

  async function runNext() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now();
      const { code, output } = await run(step);
      const tookSeconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${tookSeconds} s)`);
      if (code !== 0) {
        failed += 1;
        console.log(output.trim());
      } else for (const note of output.match(/^note: .*$/gm) ?? []) console.log(`       ${note}`);
    }
  }
}

function run({ command, env }) {
  const settings = { ...process.env, ...env };
  const child = spawn(process.execPath, command, { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}
