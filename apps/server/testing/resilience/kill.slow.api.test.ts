import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

const prepared = inject('testDatabase');
/** Longer than any timeout in the programs themselves. */
const timeoutMs = 600_000;

/** Runs a script; a failure includes its output. */
async function run(name: string, args: string[], settings: Record<string, string> = {}): Promise<void> {
  const script = fileURLToPath(new URL(`../../../../scripts/${name}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, ...settings } });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once('close', done)),
  ]);
  expect(code, output + errors).toBe(0);
}

it.runIf('snapshot' in prepared)(
  'keeps every acknowledged user of the embedded database through kills',
  () => run('resilience/kill-embedded', ['--rounds', '3']),
  timeoutMs,
);

it.runIf('serverUrl' in prepared)(
  'loses and repeats no work while one of two api and two worker processes is killed',
  () =>
    run('resilience/kill-cluster', ['--rounds', '2', '--expire-leases'], {
      TEST_DATABASE_URL: 'serverUrl' in prepared ? prepared.serverUrl : '',
    }),
  timeoutMs,
);

it.runIf('serverUrl' in prepared)(
  'delivers every event while a worker is killed, one stopped and the database cut off, and repeats only under the same id',
  () => run('soak', ['--rounds', '3'], { TEST_DATABASE_URL: 'serverUrl' in prepared ? prepared.serverUrl : '' }),
  timeoutMs,
);
