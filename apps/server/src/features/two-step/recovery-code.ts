import type { RandomBytes } from '../../platform/ids.ts';

/** Crockford Base32: without the look-alikes I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** 80 random bits in four groups, such as `7K2M-9QXD-0ZTR-4HWA`. */
export function newRecoveryCode(randomBytes: RandomBytes): string {
  const characters = [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('');
  return characters.match(/.{4}/g)!.join('-');
}

/** Normalizes a typed code; null when invalid. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === length && [...plain].every((character) => alphabet.includes(character))
    ? plain.match(/.{4}/g)!.join('-')
    : null;
}
