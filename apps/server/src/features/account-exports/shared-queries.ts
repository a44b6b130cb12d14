import type { ExportExtensionType } from '@smile/contract/account-exports';
import sql from 'sql-template-tag';
import type { ModeContext, TenantContext } from '../../context.ts';

export interface ExportRow {
  id: string;
  accountId: string;
  extensionType: ExportExtensionType;
  status: 'PENDING' | 'READY' | 'FAILED';
  fileKey: string;
  md5: string | null;
  /** File name; null while unwritten, and for exports older than this column. */
  fileName: string | null;
  createdAt: Date;
}

export type ExportOutcome =
  | { status: 'READY'; md5: string; fileName: string }
  | { status: 'FAILED'; md5: null; fileName: null };

const columns = sql`
  id, account_id as "accountId", extension_type as "extensionType", status, file_key as "fileKey", md5,
  file_name as "fileName", created_at as "createdAt"`;

export interface NewExport extends Pick<ExportRow, 'id' | 'accountId' | 'extensionType' | 'fileKey'> {
  userId: string;
}

export async function insertExport(tx: ModeContext, row: NewExport): Promise<void> {
  await tx.db.query(sql`
    insert into account_exports (tenant_id, mode, id, account_id, user_id, extension_type, status, file_key, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${row.id}, ${row.accountId}, ${row.userId}, ${row.extensionType}, 'PENDING',
      ${row.fileKey}, ${tx.now()})`);
}

export async function selectExport(ctx: TenantContext, id: string): Promise<ExportRow | null> {
  const rows = await ctx.db.query<ExportRow>(sql`
    select ${columns} from account_exports where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows[0] ?? null;
}

/** A pending export of the account requested after a time. */
export async function selectPendingExport(
  ctx: ModeContext,
  wanted: { accountId: string; extensionType: ExportExtensionType; after: Date },
): Promise<ExportRow | null> {
  const rows = await ctx.db.query<ExportRow>(sql`
    select ${columns} from account_exports
    where tenant_id = ${ctx.tenantId} and account_id = ${wanted.accountId} and created_at > ${wanted.after}
      and mode = ${ctx.mode} and extension_type = ${wanted.extensionType} and status = 'PENDING'
    order by created_at desc limit 1`);
  return rows[0] ?? null;
}

/** Returns false when the export was already settled. */
export async function updateSettled(tx: TenantContext, id: string, outcome: ExportOutcome): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update account_exports set status = ${outcome.status}, md5 = ${outcome.md5}, file_name = ${outcome.fileName}
    where tenant_id = ${tx.tenantId} and id = ${id} and status = 'PENDING' returning id`);
  return rows.length > 0;
}
