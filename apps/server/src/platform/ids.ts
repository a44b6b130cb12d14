import { randomBytes as nodeRandomBytes } from 'node:crypto';
import { foldAccents } from './text.ts';

/** Cryptographically strong random bytes. */
export type RandomBytes = (length: number) => Buffer;
export const systemRandomBytes: RandomBytes = (length) => nodeRandomBytes(length);

/** Kinds of ids; the app's id-prefixes.ts names those of the product. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the app
export interface IdKinds {}

/** A new id: the documented prefix of its kind and 32 lowercase hex digits. */
export type NewId = (kind: keyof IdKinds) => string;

/** Bytes of an id. */
const idLength = 16;
/** Generated in advance: the operating system takes as long for one id as for this many. */
const idsAtOnce = 64;

export function createNewId(prefixes: Readonly<Record<keyof IdKinds, string>>, randomBytes: RandomBytes): NewId {
  let drawn: Buffer = Buffer.alloc(0);
  let used = 0;
  return (kind) => {
    if (used === drawn.length) {
      drawn = randomBytes(idLength * idsAtOnce);
      used = 0;
    }
    used += idLength;
    return prefixes[kind] + drawn.toString('hex', used - idLength, used);
  };
}

/** `{tenantId}-` and 32 hex digits, the form of every end user's id. */
export function newUserId(tenantId: string, newId: NewId): string {
  return tenantId + newId('user');
}

/** Lowercase letters and digits of the name plus a random suffix; no dash, which separates it from user ids. */
export function newTenantId(name: string, randomBytes: RandomBytes): string {
  const slug = foldAccents(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12);
  return (slug || 'tenant') + randomBytes(4).toString('hex');
}
