import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** SQL fragment for counts: every account ever connected, except the given ids. */
export function fromConnections(ctx: ModeContext, { except }: { except: Sql }): Sql {
  return sql`from usage_entries where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and action = 'ConnectAccount'
    and reference not in (${except})`;
}
