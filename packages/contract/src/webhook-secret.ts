import { countCharacters } from './texts.ts';

const maxTypedCharacters = 64;
/** Standard Webhooks 1.0: base64 key, padding optional. */
const prefixedKey = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?)$/;
/** 64 bytes are 86 characters of base64 before the padding. */
const maxKeyCharacters = 86;
/** `whsec_` and the padded base64 of 64 bytes. */
export const maxSecretCharacters = 94;

export const webhookSecretMessage =
  'secret must have at most 64 characters, or be whsec_ and the base64 of at most 64 bytes.';

/** Receivers base64-decode the part after `whsec_`. Surrounding spaces come from pasting. */
export function isSecret(secret: string): boolean {
  if (!/^\s*whsec_/.test(secret)) return countCharacters(secret) <= maxTypedCharacters;
  const key = prefixedKey.exec(secret)?.[1];
  return !!key && key.replace(/=+$/, '').length <= maxKeyCharacters;
}
