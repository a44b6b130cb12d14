import type { ModeContext } from '../../context.ts';
import { type InviteRow, tokenContext } from './queries.ts';

/** Where the invited person goes, and the picture in the mail that tells that it was opened. */
export function inviteLinks(
  ctx: ModeContext,
  { id, tokenSealed }: Pick<InviteRow, 'id' | 'tokenSealed'>,
): { pageUrl: string; pixelUrl: string } {
  const token = ctx.vault.open(tokenSealed, tokenContext(ctx.tenantId, id));
  const base = `${ctx.config.linkUrl}/invite-user/${id}`;
  return { pageUrl: `${base}?token=${token}`, pixelUrl: `${base}/opened.gif?token=${token}` };
}
