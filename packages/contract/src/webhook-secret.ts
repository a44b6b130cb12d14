import { countCharacters } from './texts.ts';

const maxTypedCharacters = 64;
/** Standard Webhooks 1.0: a key has at most 64 bytes, which are 86 characters of base64 before the padding. */
const prefixedKey = /^whsec_[A-Za-z0-9+/]{2,86}={0,2}$/;
/** `whsec_` and the padded base64 of 64 bytes. */
export const maxSecretCharacters = 94;

export const webhookSecretMessage =
  'secret must have at most 64 characters, or be whsec_ and the base64 of at most 64 bytes.';

export function hasSecretLength(secret: string): boolean {
  return countCharacters(secret) <= maxTypedCharacters || prefixedKey.test(secret);
}
