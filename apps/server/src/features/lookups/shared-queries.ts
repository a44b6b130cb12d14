import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import type { LookupKind } from '../../lookup-sources/lookup-source.ts';

/** Kinds that have a portal page. */
const shownKinds: readonly LookupKind[] = ['verifications', 'signals', 'blacklists', 'footprints', 'maws'];
/** No index covers the end of an id, so only the newest lookups of each kind are searched. */
const maxCompared = 5000;

/** Lookups by their whole id, or the newest ones by its end; `parentId` is the kind. */
export function findLookups(
  ctx: ModeContext,
  { idEnd, limit }: { idEnd: string; limit: number },
): Promise<{ id: string; parentId: string }[]> {
  const own = sql`tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
  if (idEnd.includes('-'))
    return ctx.db.query(sql`
      select id, kind as "parentId" from lookups where ${own} and id = ${idEnd} and kind = any(${shownKinds})`);
  return ctx.db.query(sql`
    select newest.id, shown.kind as "parentId"
    from unnest(${shownKinds}::text[]) as shown(kind)
    cross join lateral (
      select id from lookups where ${own} and kind = shown.kind
      order by created_at desc, id desc limit ${maxCompared}) newest
    where right(newest.id, ${idEnd.length}) = ${idEnd} limit ${limit}`);
}
