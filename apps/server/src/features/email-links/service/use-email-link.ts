import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { blankMailedToken } from '../../../platform/mail/mailbox-queries.ts';
import { type EmailLinkRow, type LinkPurpose, selectEmailLink, updateEmailLinkUsed } from '../queries.ts';

/**
 * Consumes a link in the caller's transaction.
 * @throws ApiError LINK_EXPIRED for unknown, expired and used tokens alike
 */
export async function useEmailLink(tx: Context, purpose: LinkPurpose, token: string): Promise<EmailLinkRow> {
  const tokenHash = tx.vault.keyedHash(token);
  const link = await selectEmailLink(tx, purpose, tokenHash);
  if (!link || link.usedAt || link.expiresAt <= tx.now()) throw new ApiError('LINK_EXPIRED');
  await updateEmailLinkUsed(tx, tokenHash);
  await blankMailedToken(tx, tokenHash);
  return link;
}
