import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The 32-byte root key: the given hex, or one generated once in the data folder (mode 0600). */
export function loadMasterKey(given: string | null, dataDir: string): Buffer {
  if (given) return Buffer.from(given, 'hex');
  const path = join(dataDir, 'master.key');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
}

/** Derives an independent 32-byte key per purpose (HKDF-SHA256, RFC 5869). */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `smile:${purpose}`, 32));
}
