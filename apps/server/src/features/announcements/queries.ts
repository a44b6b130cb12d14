import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';

export const name = 'announcement';

export async function upsertAnnouncement(ctx: Context, text: string): Promise<void> {
  await ctx.db.query(sql`
    insert into settings (name, value) values (${name}, ${text})
    on conflict (name) do update set value = excluded.value`);
}

export async function deleteAnnouncement(ctx: Context): Promise<void> {
  await ctx.db.query(sql`delete from settings where name = ${name}`);
}
