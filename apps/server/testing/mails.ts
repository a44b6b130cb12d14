import { systemContext } from '../src/context.ts';
import { listMails, type MailboxItem } from '../src/features/mailbox/service.ts';
import type { TestApp } from './test-app.ts';

/** Sends queued mails and returns those to an address, newest first. */
export async function mailsTo(app: TestApp, emailAddress: string): Promise<MailboxItem[]> {
  await app.runJobs();
  const mails = await listMails(systemContext(app.deps));
  return mails.filter((mail) => mail.to === emailAddress);
}

/** Token in the link of the newest mail to an address. */
export async function newestToken(app: TestApp, emailAddress: string): Promise<string> {
  const [mail] = await mailsTo(app, emailAddress);
  return new URL(mail!.links[0]!).searchParams.get('token')!;
}
