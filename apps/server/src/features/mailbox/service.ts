import type { Context } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { escapeHtml } from '../../platform/html.ts';
import { selectMailboxMessages } from '../../platform/mail/mailbox-queries.ts';

export interface MailboxItem {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  senderName: string | null;
  replyTo: string | null;
  /** Every link of the text, in order. */
  links: string[];
  createdAt: string;
}

const shownMails = 100;

/** The newest mails first. */
export async function listMails(ctx: Context): Promise<MailboxItem[]> {
  const rows = await selectMailboxMessages(ctx, shownMails);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
    createdAt: toApiTime(row.createdAt),
  }));
}

export function renderMailbox(mails: MailboxItem[]): string {
  const empty = '<p class="empty">No mail yet. What the platform sends appears here, newest first.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox</title><style>
:root{color-scheme:light dark}
body{max-width:760px;margin:0 auto;padding:32px 16px;font:15px/1.5 system-ui,sans-serif}
h1{font-size:22px}article{border:1px solid #8884;border-radius:10px;padding:16px 20px;margin:16px 0}
h2{font-size:16px;margin:0 0 4px}.meta,.empty{opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
</style></head><body><main><h1>Mailbox</h1>
<p>This installation has no SMTP server, so its mails are kept here.</p>
${mails.length ? mails.map(renderMail).join('\n') : empty}</main></body></html>`;
}

function renderMail(mail: MailboxItem): string {
  const text = escapeHtml(mail.text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  const people = [
    mail.senderName && `From ${mail.senderName}`,
    `To ${mail.to}`,
    mail.replyTo && `Reply to ${mail.replyTo}`,
  ].filter(Boolean);
  return `<article><h2>${escapeHtml(mail.subject)}</h2><div class="meta">${escapeHtml(people.join(' · '))} · <time datetime="${mail.createdAt}">${mail.createdAt}</time></div><pre>${text}</pre></article>`;
}
