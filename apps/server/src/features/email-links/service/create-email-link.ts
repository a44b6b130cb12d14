import type { Context } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { blankLinkJob } from '../job-kinds.ts';
import { type LinkPurpose, replaceEmailLink } from '../queries.ts';

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
