import type { Context } from '../../context.ts';
import { isSameSecret } from '../../platform/crypto/vault.ts';

const macLength = 32;

/** Key in the view-and-revoke link: session id plus a keyed hash of it. Stored nowhere. */
export function manageKeyOf(ctx: Pick<Context, 'vault'>, sessionId: string): string {
  return `${sessionId}.${ctx.vault.keyedHash(`manage-site-session ${sessionId}`).slice(0, macLength)}`;
}

/** Session id in a key; null when the key's hash is wrong. */
export function readManageKey(ctx: Pick<Context, 'vault'>, key: string): string | null {
  const sessionId = key.split('.')[0]!;
  return isSameSecret(manageKeyOf(ctx, sessionId), key) ? sessionId : null;
}

/** Hash that finds a session by its resume key; only the visitor's browser stores the key. */
export function resumeHashOf(ctx: Pick<Context, 'vault'>, resumeKey: string): string {
  return ctx.vault.keyedHash(`resume-site-session ${resumeKey}`);
}
