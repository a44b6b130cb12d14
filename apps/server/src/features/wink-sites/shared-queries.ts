import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';

/** Names of published sites that use a widget template, in list order. */
export async function selectPublishedNames(tx: ModeContext, winkTemplateId: string): Promise<string[]> {
  const rows = await tx.db.query<{ name: string }>(sql`
    select name from wink_sites
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and deleted_at is null and is_enabled
      and ${winkTemplateId} = any(wink_template_ids)
    order by created_at desc, id desc`);
  return rows.map(({ name }) => name);
}

/** Sites by name or by the end of their id; `parentId` is the type. */
export function findSites(
  ctx: ModeContext,
  match: ObjectMatch,
): Promise<{ id: string; name: string; parentId: string }[]> {
  return ctx.db.query(sql`
    select id, name, type as "parentId" from wink_sites
    where ${matchObject(ctx, match)} and deleted_at is null limit ${match.limit}`);
}
