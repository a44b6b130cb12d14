import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../errors.ts';

const maxSocketPathLength = 100;

/**
 * Locks a data folder for this process. The lock is a listening socket: the kernel frees it with the process, so it
 * is never stale.
 * @returns the function that unlocks the folder
 * @throws ConfigError when another process holds the lock or the folder is not writable
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw unwritable(folder, error);
  }
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = net.createServer((connection) => connection.end());
    const error = await listen(server, path);
    if (!error) {
      server.unref();
      return () => new Promise((done) => server.close(() => done()));
    }
    if (error.code !== 'EADDRINUSE') throw unwritable(folder, error);
    if (await answers(path)) {
      throw new ConfigError(
        `DATA_DIR ${folder} is in use by another process. The embedded database has one owner: stop the other process, or set DATABASE_URL to share a PostgreSQL.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new ConfigError(`DATA_DIR ${folder} could not be locked.`);
}

function unwritable(folder: string, error: unknown): ConfigError {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new ConfigError(`DATA_DIR ${folder} cannot be written (${code}). Choose a folder this user may write to.`);
}

function socketPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\?\\pipe\\smile-${name}`;
  const inside = join(folder, 'lock');
  return inside.length <= maxSocketPathLength ? inside : join(tmpdir(), `smile-${name}.lock`);
}

function listen(server: net.Server, path: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((done) => {
    server.once('error', done);
    server.listen(path, () => done(null));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = net.connect(path);
    probe.once('connect', () => {
      probe.destroy();
      done(true);
    });
    probe.once('error', () => done(false));
  });
}
