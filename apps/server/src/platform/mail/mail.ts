import { z } from 'zod';
import type { Context } from '../context.ts';
import { deleteJobsAbout, deleteJobsAmong } from '../jobs/backlog-queries.ts';
import { handleJob, type JobHandler, jobKind } from '../jobs/job.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import {
  blankMailedToken,
  deleteMailboxMessages,
  deleteMailboxMessagesAmong,
  insertMailboxMessage,
} from './mailbox-queries.ts';

const maxAttempts = 12;

export const sendMailJob = jobKind(
  'mail.send',
  z.object({ sealed: z.string(), aboutUserId: z.string().optional() }),
  maxAttempts,
);

/** Deletes an erased end user's mails: pending, failed, or in the mailbox. */
const forgetMailsJob = jobKind('mail.forget', z.object({ aboutUserId: z.string() }));

/**
 * Removes the secret of an expired link from the built-in mailbox. Its name dates from another module: queued jobs
 * have it.
 */
const blankLinkJob = jobKind('auth.blank-link', z.object({ tokenHash: z.string() }));

const sealContext = 'mail';

/**
 * Enqueues a mail in the caller's transaction, sealed because its links are secrets. A mail to an end user names the
 * user, so that erasure can delete it.
 */
export async function sendMail(tx: Context, mail: Mail, about: { userId?: string } = {}): Promise<void> {
  const sealed = tx.vault.seal(JSON.stringify(mail), sealContext);
  await enqueueJob(tx, sendMailJob, { sealed, aboutUserId: about.userId });
}

/** Removes a mailed secret from the built-in mailbox at the given time. */
export async function scheduleBlanking(tx: Context, tokenHash: string, runAt: Date): Promise<void> {
  await enqueueJob(tx, blankLinkJob, { tokenHash }, { runAt });
}

/** Call in the transaction that erases the end user. A job, because a tenant's role may not read mails. */
export async function forgetMails(tx: Context, userId: string): Promise<void> {
  await enqueueJob(tx, forgetMailsJob, { aboutUserId: userId });
}

/** Deletes all mails about people; `people` is SQL that selects their ids. Needs the system context. */
export async function deleteMailsAmong(
  ctx: Context,
  people: Parameters<typeof deleteMailboxMessagesAmong>[1],
): Promise<void> {
  await deleteJobsAmong(ctx, sendMailJob.name, people);
  await deleteMailboxMessagesAmong(ctx, people);
}

/** Sends queued mails through the transport, or stores them in the built-in mailbox without one. */
export function mailJobs(transport: MailTransport | null): JobHandler[] {
  return [
    handleJob(sendMailJob, async (ctx, { sealed, aboutUserId }) => {
      const mail = JSON.parse(ctx.vault.open(sealed, sealContext)) as Mail;
      if (transport) await send(ctx, transport, mail);
      else await insertMailboxMessage(ctx, { ...mail, aboutUserId, tokenHash: hashToken(ctx, mail) });
    }),
    handleJob(forgetMailsJob, async (ctx, { aboutUserId }) => {
      await deleteJobsAbout(ctx, sendMailJob.name, aboutUserId);
      await deleteMailboxMessages(ctx, aboutUserId);
    }),
    handleJob(blankLinkJob, (ctx, { tokenHash }) => blankMailedToken(ctx, tokenHash)),
  ];
}

async function send(ctx: Context, transport: MailTransport, mail: Mail): Promise<void> {
  try {
    await transport.send(mail);
  } catch (error) {
    ctx.metrics.mailErrors.inc();
    throw error;
  }
}

/** Hash by which the mailbox finds the mail when its link expires. */
function hashToken(ctx: Context, mail: Mail): string | null {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  return token ? ctx.vault.keyedHash(token) : null;
}
