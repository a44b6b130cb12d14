import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** For a statement that asks for more than keys. */
export function fromApiKeys(ctx: ModeContext): Sql {
  return sql`from api_keys where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
}

export function fromUsedApiKeys(ctx: ModeContext): Sql {
  return sql`${fromApiKeys(ctx)} and last_used_at is not null`;
}
