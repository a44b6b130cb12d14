import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** The key without its secret; null for an unknown one. */
export async function selectPublicKey(ctx: ModeContext, id: string): Promise<string | null> {
  const rows = await ctx.db.query<{ apiKey: string }>(sql`
    select api_key as "apiKey" ${fromApiKeys(ctx)} and id = ${id}`);
  return rows[0]?.apiKey ?? null;
}

/** SQL fragment for counting. */
export function fromApiKeys(ctx: ModeContext): Sql {
  return sql`from api_keys where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
}

export function fromUsedApiKeys(ctx: ModeContext): Sql {
  return sql`${fromApiKeys(ctx)} and last_used_at is not null`;
}

/** Keys by the end of their id or key, or by the whole key. */
export function findApiKeys(
  ctx: ModeContext,
  { idEnd, limit }: { idEnd: string; limit: number },
): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`
    select id, api_key as name ${fromApiKeys(ctx)}
      and (right(id, ${idEnd.length}) = ${idEnd} or right(api_key, ${idEnd.length}) = ${idEnd}) limit ${limit}`);
}

/** Newest first; a key that is already being replaced cannot be rotated. */
export function findActiveApiKeys(ctx: ModeContext, limit: number): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`
    select id, api_key as name ${fromApiKeys(ctx)} and status = 'ACTIVE' and replaced_by is null
    order by created_at desc, id desc limit ${limit}`);
}
