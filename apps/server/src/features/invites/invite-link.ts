import type { ModeContext } from '../../context.ts';
import { type InviteRow, tokenContext } from './queries.ts';

/** Where the invited person goes, and the picture in the mail that tells that it was opened. */
export function inviteLinks(
  ctx: ModeContext,
  { id, tokenSealed, winkSiteId }: Pick<InviteRow, 'id' | 'tokenSealed' | 'winkSiteId'>,
): { pageUrl: string; pixelUrl: string } {
  const token = ctx.vault.open(tokenSealed, tokenContext(ctx.tenantId, id));
  const base = `${ctx.config.linkUrl}/invite-user/${id}`;
  // Behind `#`, what the page of a site is told of its visitor reaches no server's log.
  const pageUrl = winkSiteId ? `${ctx.config.siteUrl}/${winkSiteId}#invite=${id}.${token}` : `${base}?token=${token}`;
  return { pageUrl, pixelUrl: `${base}/opened.gif?token=${token}` };
}
