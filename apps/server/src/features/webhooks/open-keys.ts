import type { Vault } from '../../platform/crypto/vault.ts';
import { type SigningKeys, signingKeys } from './signature.ts';

/** Limits of the cache, in webhooks and in milliseconds. */
const maxHeld = 1000;
const maxHeldMs = 60_000;

interface Sealed {
  secretSealed: string;
  /** Context that the secret was sealed with. */
  context: string;
}

/**
 * Returns a function that decrypts webhook secrets and caches the keys for up to a minute. The cache contains
 * `KeyObject`s, which cannot be printed, instead of texts; a re-encrypted secret has another cache key.
 */
export function createKeyOpener(): (vault: Vault, sealed: Sealed) => SigningKeys {
  const held = new Map<string, { context: string; keys: SigningKeys }>();
  let timer: NodeJS.Timeout | null = null;
  const forget = () => {
    held.clear();
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return (vault, { secretSealed, context }) => {
    const found = held.get(secretSealed);
    if (found?.context === context) return found.keys;
    const keys = signingKeys(vault.open(secretSealed, context));
    if (held.size >= maxHeld) forget();
    timer ??= setTimeout(forget, maxHeldMs).unref();
    held.set(secretSealed, { context, keys });
    return keys;
  };
}
