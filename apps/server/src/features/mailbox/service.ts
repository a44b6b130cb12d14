import type { Context } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { selectMailboxMessages } from '../../platform/mail/mailbox-queries.ts';

export interface MailboxItem {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  senderName: string | null;
  replyTo: string | null;
  /** Links in the text, in order. */
  links: string[];
  createdAt: string;
}

const shownMails = 100;

/** Newest mails first. */
export async function listMails(ctx: Context): Promise<MailboxItem[]> {
  const rows = await selectMailboxMessages(ctx, shownMails);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
    createdAt: toApiTime(row.createdAt),
  }));
}
