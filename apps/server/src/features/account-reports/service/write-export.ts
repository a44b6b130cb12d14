import { createHash } from 'node:crypto';
import type { ExportExtensionType } from '@smile/contract/account-exports';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import { renderReport } from '../../../platform/pdf/render-report.ts';
import { announceExport } from '../../account-exports/service/export-notices.ts';
import {
  type ExportOutcome,
  type ExportRow,
  selectExport,
  updateSettled,
} from '../../account-exports/shared-queries.ts';
import { getAccountPayload, getOpenAccount } from '../../accounts/service/get-account.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { summarizeInsight } from '../../insights/service/summarize-insight.ts';
import { describeIssuer } from '../../tenants/service/describe-issuer.ts';
import { describeAccount, type ExportSubject } from '../account-report.ts';
import { nameExport } from '../name-export.ts';
import { writeRows } from '../write-rows.ts';

const contentTypes: Record<ExportExtensionType, string> = {
  PDF: 'application/pdf',
  CSV: 'text/csv; charset=utf-8',
};

/** Writes an export's file. Skips a written one, and discards the file when the export was deleted meanwhile. */
export async function writeExport(ctx: ModeContext, exportId: string): Promise<void> {
  const row = await selectExport(ctx, exportId);
  if (row?.status !== 'PENDING') return;
  const subject = await readSubject(ctx, row);
  const file = await writeFile(ctx, row, subject);
  if (!file) return settle(ctx, row, { status: 'FAILED', md5: null, fileName: null });
  await ctx.files.stage(ctx, [{ key: row.fileKey, body: file, contentType: contentTypes[row.extensionType] }]);
  const md5 = createHash('md5').update(file).digest('hex');
  await settle(ctx, row, { status: 'READY', md5, fileName: nameExport(subject, row.extensionType) });
}

async function settle(ctx: ModeContext, { id, fileKey }: ExportRow, outcome: ExportOutcome): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await announceExport(tx, id);
    const isSettled = await updateSettled(tx, id, outcome);
    if (outcome.md5) await (isSettled ? tx.files.commit(tx, [fileKey]) : tx.files.release(tx, [fileKey]));
  });
}

/** Null when rendering fails: a retry with the same data would fail too. */
async function writeFile(ctx: ModeContext, row: ExportRow, subject: ExportSubject): Promise<Buffer | null> {
  try {
    return row.extensionType === 'CSV'
      ? await writeCsv(writeRows(subject))
      : await renderReport(describeAccount(subject));
  } catch (error) {
    ctx.log.error({ err: error, exportId: row.id }, 'an export could not be written');
    return null;
  }
}

async function readSubject(ctx: ModeContext, { id: exportId, accountId }: ExportRow): Promise<ExportSubject> {
  const account = await getOpenAccount(ctx, accountId);
  return {
    exportId,
    mode: ctx.mode,
    account,
    payload: await getAccountPayload(ctx, accountId),
    insight: await summarizeInsight(ctx, accountId),
    provider: findDatasource(ctx, account.providerId)?.name ?? account.providerId,
    issuer: await describeIssuer(ctx),
    generatedAt: ctx.now(),
  };
}
