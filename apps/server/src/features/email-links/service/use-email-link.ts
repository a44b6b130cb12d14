import type { Context } from '../../../context.ts';
import { blankMailedToken } from '../../../platform/mail/mailbox-queries.ts';
import { type EmailLinkRow, type LinkPurpose, updateEmailLinkUsed } from '../queries.ts';
import { findEmailLink } from './find-email-link.ts';

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
