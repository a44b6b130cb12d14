import { z } from 'zod';
import type { Context } from '../../context.ts';
import { handleJob, type JobHandler, jobKind } from '../jobs/job.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { insertMailboxMessage } from './mailbox-queries.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** In whose name it comes; the platform's own without one. The address stays the platform's. */
  senderName?: string | undefined;
}

/** Hands mails to the outside: an SMTP server, or nothing but the built-in mailbox. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export const sendMailJobName = 'mail.send';
const sendMailJob = jobKind(sendMailJobName, z.object({ sealed: z.string() }), 12);
const sealContext = 'mail';

/** Queues a mail in the caller's transaction; links in it are secrets, so the job carries it sealed. */
export async function sendMail(tx: Context, mail: Mail): Promise<void> {
  await enqueueJob(tx, sendMailJob, { sealed: tx.vault.seal(JSON.stringify(mail), sealContext) });
}

/** Sends queued mails with the transport, or keeps them in the built-in mailbox without one. */
export function mailJobs(transport: MailTransport | null): JobHandler[] {
  return [
    handleJob(sendMailJob, async (ctx, { sealed }) => {
      const mail = JSON.parse(ctx.vault.open(sealed, sealContext)) as Mail;
      if (transport) await transport.send(mail);
      else await insertMailboxMessage(ctx, mail);
    }),
  ];
}
