import { z } from 'zod';
import type { Context } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { jobKind } from '../../platform/jobs/job.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { blankMailedToken } from '../../platform/mail/mailbox-queries.ts';
import {
  type EmailLinkRow,
  type LinkPurpose,
  replaceEmailLink,
  selectEmailLink,
  updateEmailLinkUsed,
} from './queries.ts';

/** Removes the secret of an expired link from the built-in mailbox. */
export const blankLinkJob = jobKind('auth.blank-link', z.object({ tokenHash: z.string() }));

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

interface NewLink {
  purpose: LinkPurpose;
  tenantId: string;
  developerId: string;
  lifetimeSeconds: number;
  /** The new address that the link confirms. */
  emailAddress?: string;
}

/** Creates a single-use link and returns its token; only a keyed hash is stored. */
export async function createEmailLink(tx: Context, link: NewLink): Promise<string> {
  const token = tx.randomBytes(32).toString('base64url');
  await replaceEmailLink(tx, {
    tokenHash: tx.vault.keyedHash(token),
    purpose: link.purpose,
    tenantId: link.tenantId,
    developerId: link.developerId,
    expiresAt: addSeconds(tx.now(), link.lifetimeSeconds),
    emailAddress: link.emailAddress ?? null,
  });
  const tokenHash = tx.vault.keyedHash(token);
  if (tx.config.mail.kind === 'mailbox')
    await enqueueJob(tx, blankLinkJob, { tokenHash }, { runAt: addSeconds(tx.now(), link.lifetimeSeconds) });
  return token;
}
