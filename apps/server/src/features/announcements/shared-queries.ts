import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';
import { name } from './queries.ts';

/** The setting belongs to the platform, not to a tenant. */
export async function selectAnnouncement(ctx: Context): Promise<string | null> {
  const rows = await ctx.database
    .in({ kind: 'system' })
    .query<{ value: string }>(sql`select value from settings where name = ${name}`);
  return rows[0]?.value ?? null;
}
