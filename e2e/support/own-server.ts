import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface OwnServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts a separate server with its own data folder and demo tenant, so that operator settings and setup do not affect
 * other tests.
 */
export async function startOwnServer(options: {
  port: number;
  /** Operator commands, each as name and arguments; `<tenant>` stands for the demo tenant's id. */
  commands: string[][];
  /** Reads shell commands from the running server; they are executed after it stopped. */
  readLines?: (url: string) => Promise<string[]>;
  settings: Record<string, string>;
}): Promise<OwnServer> {
  const { port, commands, settings, readLines } = options;
  const folder = mkdtempSync(join(tmpdir(), 'smile-e2e-own-'));
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(port),
    LINK_PORT: String(port + 1),
    PORTAL_URL: url,
    LINK_URL: `http://localhost:${port + 1}`,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const operate = (args: string[]) => run(process.execPath, ['apps/server/dist/operator.js', ...args], { env });
  const first = await start(env, url);
  const lines = (await readLines?.(url)) ?? [];
  await stop(first);
  const { stdout } = await operate(['list-tenants']);
  const tenantId = stdout.split('\t')[0] ?? '';
  for (const command of commands) await operate(command.map((word) => (word === '<tenant>' ? tenantId : word)));
  for (const line of lines) await run('sh', ['-c', line], { env });
  const server = await start(env, url);
  return {
    url,
    async close() {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], { env, stdio: 'ignore' });
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server ended with ${server.exitCode}.`);
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', () => resolve());
    server.kill('SIGTERM');
  });
}
