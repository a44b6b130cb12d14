import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';
import type { Mail } from './mail-transport.ts';

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

export async function insertMailboxMessage(
  ctx: Context,
  mail: Mail & { aboutUserId: string | undefined; tokenHash: string | null },
): Promise<void> {
  await ctx.db.query(sql`
    insert into mailbox_messages (to_address, subject, text_body, html_body, sender_name, reply_to, about_user_id,
      token_hash, created_at)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.senderName ?? null},
      ${mail.replyTo ?? null}, ${mail.aboutUserId ?? null}, ${mail.tokenHash}, ${ctx.now()})`);
}

export function selectMailboxMessages(ctx: Context, limit: number): Promise<MailboxRow[]> {
  return ctx.db.query(sql`
    select id, to_address as "to", subject, text_body as text, html_body as html, sender_name as "senderName",
      reply_to as "replyTo", created_at as "createdAt"
    from mailbox_messages order by id desc limit ${limit}`);
}

/** Removes the secret from the links of a mail. Needs the system context. */
export async function blankMailedToken(ctx: Context, tokenHash: string): Promise<void> {
  await ctx.db.query(sql`
    update mailbox_messages set token_hash = null,
      text_body = regexp_replace(text_body, '([?&]token=)[A-Za-z0-9_-]+', '\\1', 'g'),
      html_body = regexp_replace(html_body, '((?:[?&]|&amp;)token=)[A-Za-z0-9_-]+', '\\1', 'g')
    where token_hash = ${tokenHash}`);
}

/** Needs the system context. */
export async function deleteMailboxMessages(ctx: Context, aboutUserId: string): Promise<void> {
  await ctx.db.query(sql`delete from mailbox_messages where about_user_id = ${aboutUserId}`);
}

/** `people` selects the ids of users. Needs the system context. */
export async function deleteMailboxMessagesAmong(ctx: Context, people: Sql): Promise<void> {
  await ctx.db.query(sql`delete from mailbox_messages where about_user_id in (${people})`);
}

/** A new master key invalidates all mailed links and their hashes. Needs the system context. */
export async function clearTokenHashes(tx: Context): Promise<void> {
  await tx.db.query(sql`update mailbox_messages set token_hash = null where token_hash is not null`);
}
