import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../ids.ts';
import { deriveKey } from './master-key.ts';

export interface Vault {
  /** Seals a text for one context; opening it under another context fails. */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  /** Keyed hash to look up a secret without storing it (HMAC-SHA256, hex). */
  keyedHash(value: string): string;
  /** Short value that shows whether a database belongs to this master key. */
  fingerprint: string;
}

/**
 * Envelope encryption: each value has its own data key (AES-256-GCM), wrapped by the key-encryption key. Format:
 * `v1.` base64url(wrap nonce 12, wrapped key 32, wrap tag 16, nonce 12, tag 16, ciphertext).
 */
export function createVault(masterKey: Buffer, randomBytes: RandomBytes): Vault {
  const wrappingKey = deriveKey(masterKey, 'vault');
  const hashKey = deriveKey(masterKey, 'keyed-hash');
  return {
    seal(plain, context) {
      const dataKey = randomBytes(32);
      const wrapped = encrypt(wrappingKey, dataKey, context, randomBytes);
      const body = encrypt(dataKey, Buffer.from(plain, 'utf8'), context, randomBytes);
      return `v1.${Buffer.concat([wrapped.nonce, wrapped.data, wrapped.tag, body.nonce, body.tag, body.data]).toString('base64url')}`;
    },
    open(sealed, context) {
      if (!sealed.startsWith('v1.')) throw new Error('sealed value of an unknown version');
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const dataKey = decrypt(
        wrappingKey,
        bytes.subarray(0, 12),
        bytes.subarray(12, 44),
        bytes.subarray(44, 60),
        context,
      );
      return decrypt(dataKey, bytes.subarray(60, 72), bytes.subarray(88), bytes.subarray(72, 88), context).toString(
        'utf8',
      );
    },
    keyedHash: (value) => createHmac('sha256', hashKey).update(value).digest('hex'),
    fingerprint: createHash('sha256').update(deriveKey(masterKey, 'fingerprint')).digest('hex').slice(0, 16),
  };
}

/** Compares two texts in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}

function encrypt(key: Buffer, plain: Buffer, context: string, randomBytes: RandomBytes) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { nonce, data, tag: cipher.getAuthTag() };
}

function decrypt(key: Buffer, nonce: Buffer, data: Buffer, tag: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}
