import type { RandomBytes } from '../../platform/ids.ts';

/** Without what is taken for something else: I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** 80 random bits in four groups, such as `7K2M-9QXD-0ZTR-4HWA`. */
export function newRecoveryCode(randomBytes: RandomBytes): string {
  const characters = [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('');
  return characters.match(/.{4}/g)!.join('-');
}

/** As it was made, however it was typed; null for what can be none. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === length && [...plain].every((character) => alphabet.includes(character))
    ? plain.match(/.{4}/g)!.join('-')
    : null;
}
