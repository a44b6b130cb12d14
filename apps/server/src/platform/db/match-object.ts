import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../context.ts';

/** Search by the end of an id, or by part of a name. */
export type ObjectMatch = { limit: number } & (
  | { idEnd: string; name?: undefined }
  | { name: string; idEnd?: undefined }
);

/**
 * Search condition. Ids use the index on their last six characters, names a trigram index; both lead with tenant and
 * mode.
 */
export function matchObject({ tenantId, mode }: Pick<ModeContext, 'tenantId' | 'mode'>, match: ObjectMatch): Sql {
  const own = sql`tenant_id = ${tenantId} and mode = ${mode}`;
  if (match.idEnd === undefined)
    return sql`${own} and smile_fold(name) like '%' || smile_fold(${escapeLike(match.name)}) || '%'`;
  return sql`${own} and right(id, 6) = ${match.idEnd.slice(-6)} and right(id, ${match.idEnd.length}) = ${match.idEnd}`;
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
