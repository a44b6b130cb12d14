import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyName = 'master.key';
const nextKeyName = 'master.key.new';

/** The 32-byte root key: the given hex, or one generated once in the data folder (mode 0600). */
export function loadMasterKey(given: string | null, dataDir: string): Buffer {
  if (given) return Buffer.from(given, 'hex');
  const path = join(dataDir, keyName);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readKey(path);
}

function readKey(path: string): Buffer {
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
}

/**
 * The next key, stored before the database is changed to it: a rotation that is killed between both would otherwise
 * lose the key, and with it every secret.
 */
export const nextKey = {
  store(dataDir: string, key: string): void {
    writeFileSync(join(dataDir, nextKeyName), `${key}\n`, { mode: 0o600, flush: true });
  },
  /** Null when no rotation has begun. */
  read(dataDir: string): Buffer | null {
    const path = join(dataDir, nextKeyName);
    return existsSync(path) ? readKey(path) : null;
  },
  /** Makes it the key. */
  adopt(dataDir: string): void {
    renameSync(join(dataDir, nextKeyName), join(dataDir, keyName));
  },
};

/** Derives an independent 32-byte key per purpose (HKDF-SHA256, RFC 5869). */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `smile:${purpose}`, 32));
}
