import { analysisSchemas, type FieldName, fieldNames } from '@smile/contract/archive-analysis';
import { archiveMessages } from '@smile/contract/archives';
import type { List } from '@smile/contract/common';
import type { BodyOf, QueryOf } from '@smile/contract/endpoint';
import type { PayslipPrediction, payslipsApi } from '@smile/contract/payslips';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { decodeBase64 } from '../decode-base64.ts';
import { type ArchiveRow, selectArchive, selectArchiveForUpdate, selectReadPayslips } from '../queries.ts';
import {
  type CorrectionRow,
  type Corrector,
  type ReadingRow,
  selectCorrections,
  selectReadings,
  upsertCorrections,
  upsertPayslipCheck,
} from '../reading-queries.ts';
import { type StagedUpload, stageUpload } from './store-upload.ts';

/** @throws ApiError as `stageUpload` does */
export function stagePayslip(ctx: ModeContext, body: BodyOf<typeof payslipsApi.uploadRawFile>): Promise<StagedUpload> {
  const bytes = decodeBase64(body.fileContent, archiveMessages.notBase64(1));
  return stageUpload(ctx, {
    userId: body.userId,
    providerId: 'tenant-provided',
    fileType: 'PAYSLIP',
    purpose: 'ANALYZE',
    submissionKey: null,
    files: [{ name: null, subType: 'PAYSLIP', format: body.fileExtensionType, bytes }],
  });
}

/** What was read of a payslip. @throws ApiError MISSING_RESOURCE, also while it is not read */
export async function getPrediction(ctx: ModeContext, archiveId: string): Promise<PayslipPrediction> {
  const archive = await selectArchive(ctx, archiveId);
  const [reading] = archive ? await selectReadings(ctx, [archiveId]) : [];
  if (!archive || reading?.readType !== 'PAYSLIP') throw missing();
  return showPrediction(archive, reading, await selectCorrections(ctx, [archiveId]));
}

export async function listPredictions(
  ctx: ModeContext,
  query: QueryOf<typeof payslipsApi.listPredictions>,
): Promise<List<PayslipPrediction>> {
  const { nextCursor, items } = await selectReadPayslips(ctx, query);
  const ids = items.map(({ id }) => id);
  const readings = new Map((await selectReadings(ctx, ids)).map((reading) => [reading.archiveId, reading]));
  const corrections = await selectCorrections(ctx, ids);
  return { nextCursor, items: items.map((row) => showPrediction(row, readings.get(row.id)!, corrections)) };
}

/** Keeps what a person found. @throws ApiError MISSING_RESOURCE for an archive that does not exist */
export function storeManualResult(
  ctx: ModeContext,
  { archiveId, validFile, checkedFields = [], data = {} }: BodyOf<typeof payslipsApi.sendManualResult>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const archive = await selectArchiveForUpdate(tx, archiveId);
    if (!archive || archive.status === 'REVOKED') throw missing();
    const by = correctorOf(ctx);
    await upsertPayslipCheck(tx, archiveId, { isPayslip: validFile, checkedFields, by });
    const corrections = Object.entries(data).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, value }],
    );
    if (corrections.length > 0) await upsertCorrections(tx, archiveId, { corrections, by });
    await recordAudit(tx, {
      action: 'archive.check',
      entityType: 'archive',
      entityId: archiveId,
      after: { isPayslip: validFile, fields: corrections.map(({ field }) => field) },
    });
  });
}

function correctorOf({ actor }: ModeContext): Corrector {
  if (actor.kind === 'developer') return { kind: 'developer', id: actor.developerId };
  return { kind: 'apiKey', id: actor.kind === 'apiKey' ? actor.apiKeyId : '' };
}

function showPrediction(archive: ArchiveRow, reading: ReadingRow, corrections: CorrectionRow[]): PayslipPrediction {
  const corrected = new Map(
    corrections.filter(({ archiveId }) => archiveId === archive.id).map(({ field, value }) => [field, value]),
  );
  const answerOf = (name: FieldName) =>
    (corrected.has(name) ? corrected.get(name) : reading.fields[name]?.value) ?? null;
  const values = fieldNames('PAYSLIP').map((name) => [name, answerOf(name)]);
  return {
    ...analysisSchemas.PAYSLIP.parse(Object.fromEntries(values)),
    matchResult: reading.nameScores,
    metadata: {
      itemCreatedAt: toApiTime(archive.statusUpdatedAt),
      createdAt: toApiTime(archive.createdAt),
      accountId: null,
      sourceId: archive.id,
      sourceType: 'ARCHIVE',
      userId: archive.userId,
      providerId: archive.providerId,
    },
  };
}
