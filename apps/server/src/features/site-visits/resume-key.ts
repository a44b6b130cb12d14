import type { Context } from '../../context.ts';

/** By which a session is found again; the key itself only the phone keeps. */
export function resumeHashOf(ctx: Pick<Context, 'vault'>, resumeKey: string): string {
  return ctx.vault.keyedHash(`resume-site-session ${resumeKey}`);
}
