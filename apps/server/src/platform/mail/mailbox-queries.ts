import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';
import type { Mail } from './mail.ts';

export interface MailboxRow {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  senderName: string | null;
  replyTo: string | null;
  createdAt: Date;
}

export async function insertMailboxMessage(ctx: Context, mail: Mail): Promise<void> {
  await ctx.db.query(sql`
    insert into mailbox_messages (to_address, subject, text_body, html_body, sender_name, reply_to, created_at)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.senderName ?? null},
      ${mail.replyTo ?? null}, ${ctx.now()})`);
}

export function selectMailboxMessages(ctx: Context, limit: number): Promise<MailboxRow[]> {
  return ctx.db.query(sql`
    select id, to_address as "to", subject, text_body as text, html_body as html, sender_name as "senderName",
      reply_to as "replyTo", created_at as "createdAt"
    from mailbox_messages order by id desc limit ${limit}`);
}
