import type { ReadingStage } from '@smile/contract/archive-readings';
import type { Archive, ArchiveErrorCode, ArchiveStatus, FileFormat, FileSubtype } from '@smile/contract/archives';
import type { List, Mode } from '@smile/contract/common';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

export interface ArchiveRow {
  id: string;
  userId: string;
  providerId: Archive['providerId'];
  fileType: string;
  /** Type declared by the sender; null when the content decides. */
  declaredType: string | null;
  purpose: 'ANALYZE' | 'CLASSIFY';
  status: ArchiveStatus;
  /** Current stage of the reading. */
  stage: ReadingStage | null;
  errorCode: ArchiveErrorCode | null;
  errorMessage: string | null;
  statusUpdatedAt: Date;
  createdAt: Date;
}

export interface ArchiveFileRow {
  archiveId: string;
  id: string;
  name: string;
  subType: FileSubtype | null;
  format: FileFormat;
  sizeBytes: number;
  createdAt: Date;
}

const columns = sql`
  id, user_id as "userId", provider_id as "providerId", file_type as "fileType", declared_type as "declaredType",
  purpose, status, stage, error_code as "errorCode",
  error_message as "errorMessage", status_updated_at as "statusUpdatedAt", created_at as "createdAt"`;

const fileColumns = sql`
  archive_id as "archiveId", id, name, sub_type as "subType", format, size_bytes as "sizeBytes",
  created_at as "createdAt"`;

/** An end user's token can access only that person's archives. */
function visible(ctx: ModeContext): Sql {
  const inMode = sql`tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
  return ctx.actor.kind === 'user' ? sql`${inMode} and user_id = ${ctx.actor.userId}` : inMode;
}

export interface ArchiveFilter {
  size: number;
  cursor?: string | undefined;
  userId?: string | undefined;
  fileType?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  isKept?: boolean;
  /** Only archives that were read as payslips. */
  isPayslip?: boolean;
}

export async function selectArchives(ctx: ModeContext, filter: ArchiveFilter): Promise<List<ArchiveRow>> {
  const rows = await ctx.db.query<ArchiveRow>(sql`
    select ${columns} from archives
    where ${visible(ctx)}
      ${filter.userId ? sql`and user_id = ${filter.userId}` : empty}
      ${filter.fileType ? sql`and file_type = ${filter.fileType}` : empty}
      ${withinDays(filter)}
      ${filter.isKept ? sql`and status <> 'REVOKED'` : empty}
      ${filter.isPayslip ? sql`and exists (select from archive_readings r where r.tenant_id = archives.tenant_id and r.archive_id = archives.id and r.read_type = 'PAYSLIP')` : empty}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, (row) => row);
}

/** Archives that were read as payslips, newest first. */
export async function selectReadPayslips(
  ctx: ModeContext,
  filter: Pick<ArchiveFilter, 'size' | 'cursor' | 'startDate' | 'endDate'>,
): Promise<List<ArchiveRow>> {
  return selectArchives(ctx, { ...filter, isPayslip: true });
}

export async function selectArchive(ctx: ModeContext, id: string): Promise<ArchiveRow | null> {
  const rows = await ctx.db.query<ArchiveRow>(
    sql`select ${columns} from archives where ${visible(ctx)} and id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Locks the archive until the transaction ends. */
export async function selectArchiveForUpdate(tx: ModeContext, id: string): Promise<ArchiveRow | null> {
  const rows = await tx.db.query<ArchiveRow>(
    sql`select ${columns} from archives where ${visible(tx)} and id = ${id} for update`,
  );
  return rows[0] ?? null;
}

/** The archive that the same submission created earlier; null without a user or a submission key. */
export async function selectSubmittedArchive(
  ctx: ModeContext,
  { userId, submissionKey }: { userId: string | null; submissionKey: string | null },
): Promise<ArchiveRow | null> {
  if (!userId || !submissionKey) return null;
  const rows = await ctx.db.query<ArchiveRow>(sql`
    select ${columns} from archives
    where ${visible(ctx)} and user_id = ${userId} and submission_key = ${submissionKey}`);
  return rows[0] ?? null;
}

/** A user's archives that were not revoked; locks them until the transaction ends. */
export function selectKeptArchivesOfUser(tx: ModeContext, userId: string): Promise<ArchiveRow[]> {
  return tx.db.query(sql`
    select ${columns} from archives
    where ${visible(tx)} and user_id = ${userId} and status <> 'REVOKED'
    order by created_at, id for update`);
}

export type NewArchive = Pick<ArchiveRow, 'id' | 'userId' | 'providerId' | 'fileType' | 'declaredType' | 'purpose'> & {
  submissionKey: string | null;
};

/** Null when a concurrent request has just stored the same submission. */
export async function insertArchive(tx: ModeContext, archive: NewArchive): Promise<ArchiveRow | null> {
  const now = tx.now();
  const rows = await tx.db.query<ArchiveRow>(sql`
    insert into archives (tenant_id, mode, id, user_id, provider_id, file_type, declared_type, purpose, status,
      status_updated_at, submission_key, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${archive.id}, ${archive.userId}, ${archive.providerId}, ${archive.fileType},
      ${archive.declaredType}, ${archive.purpose}, 'STARTED', ${now}, ${archive.submissionKey}, ${now})
    on conflict (tenant_id, user_id, submission_key) do nothing
    returning ${columns}`);
  return rows[0] ?? null;
}

export type NewArchiveFile = Omit<ArchiveFileRow, 'archiveId' | 'createdAt'>;

export async function insertFiles(tx: ModeContext, archiveId: string, files: NewArchiveFile[]): Promise<void> {
  await tx.db.query(sql`
    insert into archive_files (tenant_id, archive_id, ordinal, id, name, sub_type, format, size_bytes, created_at)
    select ${tx.tenantId}, ${archiveId}, ordinal, file->>'id', file->>'name', file->>'subType', file->>'format',
      (file->>'sizeBytes')::integer, ${tx.now()}
    from jsonb_array_elements(${JSON.stringify(files)}::jsonb) with ordinality as list (file, ordinal)
    where smile_owns(${tx.tenantId})`);
}

/** Files of these archives, in order of upload within each archive. */
export async function selectFiles(ctx: ModeContext, archiveIds: string[]): Promise<ArchiveFileRow[]> {
  if (archiveIds.length === 0) return [];
  return ctx.db.query(sql`
    select ${fileColumns} from archive_files
    where tenant_id = ${ctx.tenantId} and archive_id = any(${archiveIds})
    order by archive_id, ordinal`);
}

export async function deleteFiles(tx: ModeContext, archiveId: string): Promise<void> {
  await tx.db.query(sql`
    delete from archive_files where tenant_id = ${tx.tenantId} and archive_id = ${archiveId}`);
}

export async function updateStatus(tx: ModeContext, id: string, status: ArchiveStatus): Promise<void> {
  await tx.db.query(sql`
    update archives set status = ${status}, error_code = null, error_message = null, stage = null,
      status_updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

export async function updateFailed(
  tx: ModeContext,
  id: string,
  { errorCode, errorMessage }: { errorCode: ArchiveErrorCode; errorMessage: string },
): Promise<void> {
  await tx.db.query(sql`
    update archives set status = 'ERROR', error_code = ${errorCode}, error_message = ${errorMessage}, stage = null,
      status_updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

/** Progress of an archive that is being read. */
export async function updateStage(ctx: ModeContext, id: string, stage: ReadingStage): Promise<void> {
  await ctx.db.query(sql`
    update archives set stage = ${stage}
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id} and status = 'STARTED'`);
}

export async function updateFileType(tx: ModeContext, id: string, fileType: string): Promise<void> {
  await tx.db.query(sql`
    update archives set file_type = ${fileType}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

/** Archives of all tenants uploaded before a time, oldest first. Needs the system context. */
export function selectArchivesUploadedBefore(
  ctx: Context,
  { before, limit }: ExpiredBatch,
): Promise<{ tenantId: string; mode: Mode; id: string }[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", mode, id from archives
    where status <> 'REVOKED' and created_at < ${before}
    order by created_at limit ${limit}`);
}
