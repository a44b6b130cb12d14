import type { ModeContext } from '../../context.ts';
import { type InviteRow, tokenContext } from './queries.ts';

export interface InviteLinks {
  pageUrl: string;
  pixelUrl: string;
  /** Ends the reminders, once the person confirms it there. */
  stopUrl: string;
}

/** Where the invited person goes, and the picture in the mail that tells that it was opened. */
export function inviteLinks(
  ctx: ModeContext,
  { id, tokenSealed, winkSiteId }: Pick<InviteRow, 'id' | 'tokenSealed' | 'winkSiteId'>,
): InviteLinks {
  const token = ctx.vault.open(tokenSealed, tokenContext(ctx.tenantId, id));
  const base = `${ctx.config.linkUrl}/invite-user/${id}`;
  // In the fragment, since servers never log it.
  const pageUrl = winkSiteId ? `${ctx.config.siteUrl}/${winkSiteId}#invite=${id}.${token}` : `${base}?token=${token}`;
  return { pageUrl, pixelUrl: `${base}/opened.gif?token=${token}`, stopUrl: `${base}?token=${token}&reminders=stop` };
}
