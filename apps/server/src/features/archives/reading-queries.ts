import type { DocumentType, FieldName, ReadableType } from '@smile/contract/archive-analysis';
import type { ArchiveValidation } from '@smile/contract/archive-results';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { joinDeveloper } from '../developers/shared-queries.ts';
import type { ReadField } from '../document-reading/extract/read-field.ts';
import type { DocumentReading } from '../document-reading/read-document.ts';
import type { AuxiliaryFields } from './validation/check-computation.ts';
import type { NameScores } from './validation/score-names.ts';

export interface ReadingRow {
  archiveId: string;
  documentType: DocumentType;
  confidence: number;
  readType: ReadableType | null;
  fields: Partial<Record<FieldName, ReadField>>;
  pages: DocumentReading['pages'];
  validation: ArchiveValidation | null;
  nameScores: NameScores;
  /** Null for documents read before this column existed. */
  auxiliaryFields: AuxiliaryFields | null;
}

export async function insertReading(tx: ModeContext, reading: ReadingRow): Promise<void> {
  const { archiveId, documentType, confidence, readType, fields, pages, validation, nameScores, auxiliaryFields } =
    reading;
  await tx.db.query(sql`
    insert into archive_readings (tenant_id, archive_id, document_type, confidence, read_type, fields, pages,
      validation, name_scores, asides, created_at)
    values (${tx.tenantId}, ${archiveId}, ${documentType}, ${confidence}, ${readType}, ${JSON.stringify(fields)}::jsonb,
      ${JSON.stringify(pages)}::jsonb, ${JSON.stringify(validation)}::jsonb, ${JSON.stringify(nameScores)}::jsonb,
      ${JSON.stringify(auxiliaryFields)}::jsonb, ${tx.now()})`);
}

/** Replaces the validation result after a correction. */
export async function updateValidation(
  tx: ModeContext,
  { archiveId, validation, nameScores }: Pick<ReadingRow, 'archiveId' | 'validation' | 'nameScores'>,
): Promise<void> {
  await tx.db.query(sql`
    update archive_readings set validation = ${JSON.stringify(validation)}::jsonb,
      name_scores = ${JSON.stringify(nameScores)}::jsonb
    where tenant_id = ${tx.tenantId} and archive_id = ${archiveId}`);
}

export async function selectReadings(ctx: ModeContext, archiveIds: string[]): Promise<ReadingRow[]> {
  if (archiveIds.length === 0) return [];
  return ctx.db.query(sql`
    select archive_id as "archiveId", document_type as "documentType", confidence, read_type as "readType", fields,
      pages, nullif(validation, 'null'::jsonb) as validation, name_scores as "nameScores",
      nullif(asides, 'null'::jsonb) as "auxiliaryFields"
    from archive_readings where tenant_id = ${ctx.tenantId} and archive_id = any(${archiveIds})`);
}

export type ReadingOutline = Pick<ReadingRow, 'archiveId' | 'documentType' | 'confidence' | 'readType'> & {
  fields: string[];
};

/** Selects readings without their values. */
export async function selectReadingOutlines(ctx: ModeContext, archiveIds: string[]): Promise<ReadingOutline[]> {
  if (archiveIds.length === 0) return [];
  return ctx.db.query(sql`
    select archive_id as "archiveId", document_type as "documentType", confidence, read_type as "readType",
      array(
        select name from jsonb_each(fields) as field (name, field) where field->'value' <> 'null' and not exists (
          select from archive_corrections c where c.tenant_id = ${ctx.tenantId} and c.archive_id = r.archive_id and c.field = name)
        union all
        select field from archive_corrections c
        where c.tenant_id = ${ctx.tenantId} and c.archive_id = r.archive_id and c.value <> 'null') as fields
    from archive_readings r where tenant_id = ${ctx.tenantId} and archive_id = any(${archiveIds})`);
}

/** Deletes all that was read from an archive, with its corrections and manual check. */
export async function deleteReading(tx: ModeContext, archiveId: string): Promise<void> {
  await tx.db.query(sql`delete from archive_readings where tenant_id = ${tx.tenantId} and archive_id = ${archiveId}`);
  await tx.db.query(
    sql`delete from archive_corrections where tenant_id = ${tx.tenantId} and archive_id = ${archiveId}`,
  );
  await tx.db.query(sql`delete from payslip_checks where tenant_id = ${tx.tenantId} and archive_id = ${archiveId}`);
}

export interface Corrector {
  kind: 'developer' | 'apiKey';
  id: string;
}

export interface CorrectionRow {
  archiveId: string;
  field: FieldName;
  value: string | number | null;
  /** Name of the developer, or of the API key. */
  by: string;
  createdAt: Date;
}

export async function upsertCorrections(
  tx: ModeContext,
  archiveId: string,
  { corrections, by }: { corrections: { field: string; value: string | number | null }[]; by: Corrector },
): Promise<void> {
  await tx.db.query(sql`
    insert into archive_corrections (tenant_id, archive_id, field, value, actor_kind, actor_id, created_at)
    select ${tx.tenantId}, ${archiveId}, item->>'field', item->'value', ${by.kind}, ${by.id}, ${tx.now()}
    from jsonb_array_elements(${JSON.stringify(corrections)}::jsonb) as item where smile_owns(${tx.tenantId})
    on conflict (tenant_id, archive_id, field) do update set value = excluded.value,
      actor_kind = excluded.actor_kind, actor_id = excluded.actor_id, created_at = excluded.created_at`);
}

export async function selectCorrections(ctx: ModeContext, archiveIds: string[]): Promise<CorrectionRow[]> {
  if (archiveIds.length === 0) return [];
  return ctx.db.query(sql`
    select c.archive_id as "archiveId", c.field, c.value, coalesce(developer.display_name, 'API') as by, c.created_at as "createdAt"
    from archive_corrections c
    ${joinDeveloper(ctx, sql`case c.actor_kind when 'developer' then c.actor_id end`)}
    where c.tenant_id = ${ctx.tenantId} and c.archive_id = any(${archiveIds})`);
}

export async function upsertPayslipCheck(
  tx: ModeContext,
  archiveId: string,
  { isPayslip, checkedFields, by }: { isPayslip: boolean; checkedFields: string[]; by: Corrector },
): Promise<void> {
  await tx.db.query(sql`
    insert into payslip_checks (tenant_id, archive_id, is_payslip, checked_fields, actor_kind, actor_id, created_at)
    values (${tx.tenantId}, ${archiveId}, ${isPayslip}, ${checkedFields}, ${by.kind}, ${by.id}, ${tx.now()})
    on conflict (tenant_id, archive_id) do update set is_payslip = excluded.is_payslip,
      checked_fields = excluded.checked_fields, actor_kind = excluded.actor_kind, actor_id = excluded.actor_id,
      created_at = excluded.created_at`);
}
