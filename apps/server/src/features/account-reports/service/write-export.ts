import type { ExportExtensionType } from '@smile/contract/account-exports';
import type { AccountPayload } from '@smile/contract/user-data';
import { inTransaction, type ModeContext, onReplica } from '../../../context.ts';
import { ChildFailure } from '../../../platform/child-workers/child.ts';
import { toListParts } from '../../../platform/child-workers/list-parts.ts';
import { announceExport } from '../../account-exports/service.ts';
import {
  type ExportOutcome,
  type ExportRow,
  selectExport,
  updateSettled,
} from '../../account-exports/shared-queries.ts';
import { getAccountPayload, getOpenAccount } from '../../accounts/service/get-account.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { summarizeInsight } from '../../insights/service/summarize-insight.ts';
import { readPhoto } from '../../sandbox-files/service.ts';
import { getIssuer } from '../../tenants/service/get-tenant.ts';
import type { ExportSubject } from '../account-report.ts';
import { nameExport } from '../name-export.ts';

const contentTypes: Record<ExportExtensionType, string> = {
  PDF: 'application/pdf',
  CSV: 'text/csv; charset=utf-8',
};

/** Writes an export's file. Skips a written one, and discards the file when the export was deleted meanwhile. */
export async function writeExport(ctx: ModeContext, exportId: string): Promise<void> {
  const row = await selectExport(ctx, exportId);
  if (row?.status !== 'PENDING') return;
  const subject = await readSubject(await onReplica(ctx), row);
  const file = await writeFile(ctx, row, subject);
  if (!file) return settle(ctx, row, { status: 'FAILED', md5: null, fileName: null });
  await ctx.files.stage(ctx, [{ key: row.fileKey, body: file.body, contentType: contentTypes[row.extensionType] }]);
  await settle(ctx, row, { status: 'READY', md5: file.md5, fileName: nameExport(subject, row.extensionType) });
}

async function settle(ctx: ModeContext, { id, fileKey }: ExportRow, outcome: ExportOutcome): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await announceExport(tx, id);
    const isSettled = await updateSettled(tx, id, outcome);
    if (outcome.md5) await (isSettled ? tx.files.commit(tx, [fileKey]) : tx.files.release(tx, [fileKey]));
  });
}

interface WrittenFile {
  body: Buffer;
  md5: string;
}

/** Null when rendering fails: a retry with the same data would fail too. */
async function writeFile(
  ctx: ModeContext,
  { id: exportId, extensionType }: ExportRow,
  subject: ExportSubject,
): Promise<WrittenFile | null> {
  const { payload, lists } = splitPayload(subject.payload);
  const parts: Buffer[] = [];
  try {
    const { md5 } = await ctx.compute.run(
      'writeReport',
      ctx.tenantId,
      { extensionType, subject: { ...subject, payload } },
      { given: toListParts(lists), onPart: (part) => parts.push(part as Buffer) },
    );
    return { body: Buffer.concat(parts), md5 };
  } catch (error) {
    // The child process failed for reasons unrelated to the data, so the job is retried.
    if (error instanceof ChildFailure && ['CLOSED', 'CRASH', 'BUSY'].includes(error.reason)) throw error;
    ctx.log.error({ err: error, exportId }, 'an export could not be written');
    return null;
  }
}

/** Separates the lists, which are sent in parts, from the rest of the payload. */
function splitPayload(payload: AccountPayload) {
  const { documents, incomes, transactions, employments, contributions, liabilities, eincomes, links } = payload;
  const lists = { documents, incomes, transactions, employments, contributions, liabilities, eincomes, links };
  const empty = Object.fromEntries(Object.keys(lists).map((key) => [key, []]));
  return { payload: { ...payload, ...empty }, lists };
}

async function readSubject(ctx: ModeContext, { id: exportId, accountId }: ExportRow): Promise<ExportSubject> {
  const account = await getOpenAccount(ctx, accountId);
  const payload = await getAccountPayload(ctx, accountId);
  return {
    exportId,
    mode: ctx.mode,
    account,
    payload,
    insight: await summarizeInsight(ctx, accountId),
    provider: findDatasource(ctx, account.providerId)?.name ?? account.providerId,
    photo: payload.identity && (await readPhoto(ctx, accountId, payload.identity)),
    issuer: await getIssuer(ctx),
    generatedAt: ctx.now(),
  };
}
