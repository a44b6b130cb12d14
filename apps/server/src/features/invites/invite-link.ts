import type { ModeContext } from '../../context.ts';
import { type InviteRow, tokenContext } from './queries.ts';

export interface InviteLinks {
  pageUrl: string;
  pixelUrl: string;
  /** Opens the page where the person stops the reminders. */
  stopUrl: string;
}

/** URLs of the landing page, of the page that stops reminders, and of the tracking pixel in the mail. */
export function inviteLinks(
  ctx: ModeContext,
  { id, tokenSealed, winkSiteId, language }: Pick<InviteRow, 'id' | 'tokenSealed' | 'winkSiteId' | 'language'>,
): InviteLinks {
  const token = ctx.vault.open(tokenSealed, tokenContext(ctx.tenantId, id));
  const inLanguage = language ? `&language=${language}` : '';
  const base = `${ctx.config.linkUrl}/invite-user/${id}`;
  // A site gets the token in the fragment, which browsers do not send, so that no access log contains it. The invite
  // page gets it in the query, as in the Open API's example.
  const pageUrl = winkSiteId
    ? `${ctx.config.siteUrl}/${winkSiteId}#invite=${id}.${token}${inLanguage}`
    : `${base}?token=${token}${inLanguage}`;
  return {
    pageUrl,
    pixelUrl: `${base}/opened.gif?token=${token}`,
    stopUrl: `${base}?token=${token}&reminders=stop${inLanguage}`,
  };
}
