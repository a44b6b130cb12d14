import type { Context } from '../../context.ts';
import { isSameSecret } from '../../platform/crypto/vault.ts';

const macLength = 32;

/** Key in the link for viewing and revoking: the session's id and a keyed hash of it, which is stored nowhere. */
export function manageKeyOf(ctx: Pick<Context, 'vault'>, sessionId: string): string {
  return `${sessionId}.${ctx.vault.keyedHash(`manage-site-session ${sessionId}`).slice(0, macLength)}`;
}

/** The session that a key is for; null when we did not make it. */
export function readManageKey(ctx: Pick<Context, 'vault'>, key: string): string | null {
  const sessionId = key.split('.')[0]!;
  return isSameSecret(manageKeyOf(ctx, sessionId), key) ? sessionId : null;
}

/** Hash that finds a session again; only the phone stores the key. */
export function resumeHashOf(ctx: Pick<Context, 'vault'>, resumeKey: string): string {
  return ctx.vault.keyedHash(`resume-site-session ${resumeKey}`);
}
