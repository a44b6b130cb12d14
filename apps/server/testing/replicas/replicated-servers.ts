import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { waitFor } from '../../../../scripts/resilience/http-call.mjs';

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Folder with PostgreSQL's programs; null when no server is installed. */
export function findServerPrograms(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => join('/usr/lib/postgresql', name, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_basebackup'))) ?? null;
}

export interface ServerProcess {
  url: string;
  /** Stops the server immediately; keeps its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Cluster {
  primary: ServerProcess;
  /** Copies the primary and replicates it. */
  addReplica(): Promise<ServerProcess>;
  /** An unrelated server with another system identifier. */
  addStranger(): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Starts a separate PostgreSQL server on loopback in a temporary folder. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'smile-cluster-'));
  chmodSync(folder, 0o777);
  const open: ServerProcess[] = [];
  const run = (program: string, options: string[]) =>
    void execFileSync(join(programs, program), options, { ...nobody, cwd: folder, stdio: 'pipe' });
  const start = async (name: string) => {
    const server = await startServer(programs, join(folder, name));
    open.push(server);
    return server;
  };
  const create = (name: string) => {
    run('initdb', [
      '-D',
      join(folder, name),
      '-U',
      'smile',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '-N',
    ]);
    return start(name);
  };
  const primary = await create('primary');
  return {
    primary,
    addReplica() {
      run('pg_basebackup', ['-d', primary.url, '-D', join(folder, 'replica'), '-R', '-c', 'fast']);
      return start('replica');
    },
    addStranger: () => create('stranger'),
    async close() {
      for (const server of open) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(programs: string, data: string): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `postgres://smile@127.0.0.1:${port}/postgres`;
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;
  const server: ServerProcess = {
    url,
    async start() {
      child = spawn(join(programs, 'postgres'), ['-D', data, ...options], { ...nobody, stdio: 'ignore' });
      await waitFor('the server', () => isUp(url));
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGQUIT');
      await ended;
    },
  };
  await server.start();
  return server;
}

async function isUp(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
