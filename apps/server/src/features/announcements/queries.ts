import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';

const name = 'announcement';

/** The setting belongs to the platform, not to a tenant. */
export async function selectAnnouncement(ctx: Context): Promise<string | null> {
  const rows = await ctx.database
    .in({ kind: 'system' })
    .query<{ value: string }>(sql`select value from settings where name = ${name}`);
  return rows[0]?.value ?? null;
}

export async function upsertAnnouncement(ctx: Context, text: string): Promise<void> {
  await ctx.db.query(sql`
    insert into settings (name, value) values (${name}, ${text})
    on conflict (name) do update set value = excluded.value`);
}

export async function deleteAnnouncement(ctx: Context): Promise<void> {
  await ctx.db.query(sql`delete from settings where name = ${name}`);
}
