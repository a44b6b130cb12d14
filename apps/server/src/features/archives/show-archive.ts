import { type FieldName, fieldNames, type ReadableType } from '@smile/contract/archive-analysis';
import { type ArchiveAnalysis, type ArchiveExtraction, archiveAnalysisSchema } from '@smile/contract/archive-results';
import type { Archive, FileFormat } from '@smile/contract/archives';
import { keptDays } from '@smile/contract/retention';
import type { LinkArchive, LinkReading } from '@smile/contract/widget-archives';
import type { ModeContext, TenantContext } from '../../context.ts';
import { addSeconds, toApiTime } from '../../platform/clock.ts';
import { signFilePath } from '../../platform/files/signed-path.ts';
import type { ArchiveFileRow, ArchiveRow } from './queries.ts';
import type { ReadingOutline, ReadingRow } from './reading-queries.ts';
import { looksUnlike } from './validation/check-metadata.ts';

const daySeconds = 24 * 3600;

/** The tenant's view. */
export function showArchive(
  ctx: ModeContext,
  row: ArchiveRow,
  { files, readings }: { files: ArchiveFileRow[]; readings: ReadingRow[] },
): Archive {
  const reading = readings.find(({ archiveId }) => archiveId === row.id);
  return {
    id: row.id,
    createdAt: toApiTime(row.createdAt),
    providerId: row.providerId,
    userId: row.userId,
    type: row.fileType,
    state: {
      status: row.status,
      errorCode: row.errorCode,
      errorMessage: row.errorMessage,
      updatedAt: toApiTime(row.statusUpdatedAt),
    },
    rawFiles: filesOf(row, files).map((file) => ({
      id: file.id,
      createdAt: toApiTime(file.createdAt),
      name: file.name,
      subType: file.subType,
      size: kilobytesOf(file),
      format: file.format,
      url: urlOf(ctx, file),
    })),
    classification: reading ? { fileType: reading.documentType } : null,
    analysis: reading?.readType ? showAnalysis(reading) : null,
    extraction: reading?.readType ? showExtraction(reading, reading.readType) : null,
    validation: reading?.validation ?? null,
  };
}

/** The widget's view. */
export function showLinkArchive(
  row: ArchiveRow,
  { files, readings, answers }: { files: ArchiveFileRow[]; readings: ReadingOutline[]; answers: ReadonlySet<string> },
): LinkArchive {
  const reading = readings.find(({ archiveId }) => archiveId === row.id);
  return {
    id: row.id,
    userId: row.userId,
    fileType: row.fileType,
    providerId: row.providerId,
    isAnswer: answers.has(row.id),
    status: row.status,
    createdAt: toApiTime(row.createdAt),
    reading: reading ? showLinkReading(row, reading) : null,
    rawFiles: filesOf(row, files).map((file) => ({
      id: file.id,
      name: file.name,
      subType: file.subType,
      format: file.format,
      size: kilobytesOf(file),
    })),
  };
}

function showLinkReading(
  { declaredType }: ArchiveRow,
  { documentType, confidence, readType, fields }: ReadingOutline,
): LinkReading {
  const isOtherType = looksUnlike(declaredType, { fileType: documentType, confidence });
  const read = readType ? fieldNames(readType).filter((name) => fields.includes(name)) : [];
  return { documentType, isOtherType, fields: read };
}

/** All fields of all types; null for those not read. */
function showAnalysis({ fields }: ReadingRow): ArchiveAnalysis {
  const names = Object.keys(archiveAnalysisSchema.shape) as FieldName[];
  return Object.fromEntries(names.map((name) => [name, fields[name]?.value ?? null])) as ArchiveAnalysis;
}

function showExtraction({ fields }: ReadingRow, fileType: ReadableType): ArchiveExtraction {
  const analysis = Object.fromEntries(fieldNames(fileType).map((name) => [name, fields[name]?.value ?? null]));
  return { fileType, analysis } as ArchiveExtraction;
}

function filesOf(row: ArchiveRow, files: ArchiveFileRow[]): ArchiveFileRow[] {
  return files.filter(({ archiveId }) => archiveId === row.id);
}

function kilobytesOf({ sizeBytes }: ArchiveFileRow): number {
  return Math.ceil(sizeBytes / 1024);
}

function urlOf(ctx: ModeContext, file: ArchiveFileRow): string {
  const expiresAt = addSeconds(file.createdAt, keptDays * daySeconds);
  return ctx.config.linkUrl + signFilePath(ctx.vault, fileKeyOf(ctx, file.archiveId, file), expiresAt);
}

/** Storage key of an archive's file. */
export function fileKeyOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  archiveId: string,
  file: { id: string; format: FileFormat },
): string {
  return `${ctx.tenantId}/archives/${archiveId}/${file.id}.${file.format.toLowerCase()}`;
}
