import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type EmailLinkRow, type LinkPurpose, selectEmailLink } from '../queries.ts';

/** @throws ApiError LINK_EXPIRED for unknown, old and used tokens alike */
export async function findEmailLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<EmailLinkRow> {
  const link = await selectEmailLink(ctx, purpose, ctx.vault.keyedHash(token));
  if (!link || link.usedAt || link.expiresAt <= ctx.now()) throw new ApiError('LINK_EXPIRED');
  return link;
}
