import type { Context } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { throttle } from '../../platform/limits/throttle-queries.ts';
import { scheduleBlanking } from '../../platform/mail/mail.ts';
import { blankMailedToken } from '../../platform/mail/mailbox-queries.ts';
import {
  type EmailLinkRow,
  type LinkPurpose,
  replaceEmailLink,
  selectEmailLink,
  updateEmailLinkUsed,
} from './queries.ts';

/** @throws ApiError LINK_EXPIRED for unknown, expired and used tokens alike */
async function findEmailLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<EmailLinkRow> {
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

interface NewLink {
  purpose: LinkPurpose;
  tenantId: string;
  developerId: string;
  lifetimeSeconds: number;
  /** New address that the link confirms. */
  emailAddress?: string;
}

/** Creates a single-use link and returns its token; only a keyed hash is stored. */
export async function createEmailLink(tx: Context, link: NewLink): Promise<string> {
  const token = tx.randomBytes(32).toString('base64url');
  const tokenHash = tx.vault.keyedHash(token);
  const expiresAt = addSeconds(tx.now(), link.lifetimeSeconds);
  await replaceEmailLink(tx, {
    tokenHash,
    purpose: link.purpose,
    tenantId: link.tenantId,
    developerId: link.developerId,
    expiresAt,
    emailAddress: link.emailAddress ?? null,
  });
  if (tx.config.mail.kind === 'mailbox') await scheduleBlanking(tx, tokenHash, expiresAt);
  return token;
}

/** Checks a link without consuming it. @throws ApiError LINK_EXPIRED; REQUEST_LIMIT_EXCEEDED */
export async function checkEmailLink(ctx: Context, purpose: LinkPurpose, token: string): Promise<EmailLinkRow> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  return findEmailLink(ctx, purpose, token);
}
