import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';

/** SQL fragment: joins a template, as `template`, to rows of the tenant with its id. */
export function joinTemplate({ tenantId, mode }: ModeContext, id: Sql): Sql {
  return sql`
    left join wink_templates template
      on template.tenant_id = ${tenantId} and template.id = ${id} and template.mode = ${mode}`;
}

/** Templates by name or by the end of their id. */
export function findTemplates(ctx: ModeContext, match: ObjectMatch): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`select id, name from wink_templates where ${matchObject(ctx, match)} limit ${match.limit}`);
}
