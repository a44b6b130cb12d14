import type { Vault } from '../../platform/crypto/vault.ts';
import { type SigningKeys, signingKeys } from './signature.ts';

/** So many webhooks' keys are held at once, and none of them longer than so. */
const maxHeld = 1000;
const maxHeldMs = 60_000;

interface Sealed {
  secretSealed: string;
  /** What the secret is sealed for. */
  context: string;
}

/**
 * Makes the function that opens secrets, each once a minute for as many deliveries as there are. What is held are keys
 * for signing, which neither show nor print their bytes, not the texts; all of them are let go within a minute, and a
 * secret that is sealed anew is another one.
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
