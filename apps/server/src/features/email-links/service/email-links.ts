import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { blankMailedToken } from '../../../platform/mail/mailbox-queries.ts';
import { type EmailLinkRow, type LinkPurpose, selectEmailLink, updateEmailLinkUsed } from '../queries.ts';

/** @throws ApiError LINK_EXPIRED for unknown, old and used tokens alike */
export async function findEmailLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<EmailLinkRow> {
  const link = await selectEmailLink(ctx, purpose, ctx.vault.keyedHash(token));
  if (!link || link.usedAt || link.expiresAt <= ctx.now()) throw new ApiError('LINK_EXPIRED');
  return link;
}

/**
 * Consumes a link in the caller's transaction.
 * @throws ApiError LINK_EXPIRED for unknown, expired and used tokens alike
 */
export async function useEmailLink(tx: Context, purpose: LinkPurpose, token: string): Promise<EmailLinkRow> {
  const tokenHash = tx.vault.keyedHash(token);
  const link = await findEmailLink(tx, purpose, token);
  await updateEmailLinkUsed(tx, tokenHash);
  await blankMailedToken(tx, tokenHash);
  return link;
}
