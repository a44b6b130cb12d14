import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

export interface SiteFileRow {
  id: string;
  userId: string;
  sessionId: string;
  componentId: string;
  submissionKey: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  /** Archive of a document that is read; null for other files. */
  archiveId: string | null;
  createdAt: Date;
}

export const columns = sql`
  id, user_id as "userId", session_id as "sessionId", component_id as "componentId",
  submission_key as "submissionKey", name, content_type as "contentType", size_bytes as "sizeBytes",
  archive_id as "archiveId", created_at as "createdAt"`;

export async function insertFile(tx: ModeContext, file: Omit<SiteFileRow, 'createdAt'>): Promise<SiteFileRow> {
  const rows = await tx.db.query<SiteFileRow>(sql`
    insert into site_files (tenant_id, mode, id, user_id, session_id, component_id, submission_key, name, content_type,
      size_bytes, archive_id, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${file.id}, ${file.userId}, ${file.sessionId}, ${file.componentId},
      ${file.submissionKey}, ${file.name}, ${file.contentType}, ${file.sizeBytes}, ${file.archiveId}, ${tx.now()})
    returning ${columns}`);
  return rows[0]!;
}

/** A session's files, in order of upload. */
export function selectFilesOfSession(ctx: ModeContext, sessionId: string): Promise<SiteFileRow[]> {
  return selectWhere(ctx, sql`session_id = ${sessionId}`);
}

export function selectWhere(ctx: ModeContext, condition: Sql): Promise<SiteFileRow[]> {
  return ctx.db.query(sql`
    select ${columns} from site_files
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and ${condition} order by created_at, id`);
}

/** Ids of archives that these users uploaded in a site's form field. */
export async function selectAnswerArchives(ctx: ModeContext, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db.query<{ archiveId: string }>(sql`
    select archive_id as "archiveId" from site_files
    where tenant_id = ${ctx.tenantId} and user_id = any(${[...new Set(userIds)]}) and archive_id is not null`);
  return new Set(rows.map(({ archiveId }) => archiveId));
}
