import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';
import type { Mail } from './mail.ts';

export interface MailboxRow {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

export async function insertMailboxMessage(ctx: Context, mail: Mail): Promise<void> {
  await ctx.db.query(sql`
    insert into mailbox_messages (to_address, subject, text_body, html_body, created_at)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${ctx.now()})`);
}

export function selectMailboxMessages(ctx: Context, limit: number): Promise<MailboxRow[]> {
  return ctx.db.query(sql`
    select id, to_address as "to", subject, text_body as text, html_body as html, created_at as "createdAt"
    from mailbox_messages order by id desc limit ${limit}`);
}
