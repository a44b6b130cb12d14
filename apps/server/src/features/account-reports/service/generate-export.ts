import { setTimeout } from 'node:timers/promises';
import type { AccountExport, ExportExtensionType } from '@smile/contract/account-exports';
import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { listenToExports, showExport } from '../../account-exports/service.ts';
import {
  type ExportRow,
  insertExport,
  selectExport,
  selectPendingExport,
} from '../../account-exports/shared-queries.ts';
import { lockOpenAccount } from '../../accounts/service/lock-account.ts';
import { recordAudit } from '../../audit-log/service.ts';

/** Rendering takes memory and time: limit it in total and per tenant. */
const exportQueue: JobQueue = { name: 'exports', concurrency: 4, groupConcurrency: 2 };
const maxAttempts = 5;

export const writeExportJob = jobKind(
  'account-exports.write',
  z.object({ tenantId: z.string(), mode: modeSchema, exportId: z.string() }),
  maxAttempts,
  { queue: exportQueue, groupOf: ({ tenantId }) => tenantId },
);

/** A pending export is shared this long; after that its job counts as failed. */
const joinableSeconds = 900;
/** Polling interval when no notification arrives. */
const lookAgainMs = 1000;

/**
 * Enqueues a job that exports an account's data, and waits for the file.
 * @throws ApiError MISSING_RESOURCE, also when the account is revoked meanwhile; TIME_LIMIT_EXCEEDED, after which a
 * repeated request waits for the same file
 */
export async function generateExport(
  ctx: ModeContext,
  accountId: string,
  extensionType: ExportExtensionType,
): Promise<AccountExport> {
  const heard = listenToExports(ctx);
  try {
    const id = await inTransaction(ctx, (tx) => requestExport(tx, accountId, extensionType));
    return showExport(ctx, await waitForExport(ctx, id, heard.next));
  } finally {
    heard.stop();
  }
}

async function requestExport(tx: ModeContext, accountId: string, extensionType: ExportExtensionType): Promise<string> {
  const { userId } = await lockOpenAccount(tx, accountId);
  const after = addSeconds(tx.now(), -joinableSeconds);
  const pending = await selectPendingExport(tx, { accountId, extensionType, after });
  if (pending) return pending.id;
  const id = tx.newId('export');
  const fileKey = `${tx.tenantId}/users/${userId}/accounts/${accountId}/exports/${id}.${extensionType.toLowerCase()}`;
  await insertExport(tx, { id, accountId, userId, extensionType, fileKey });
  await enqueueJob(tx, writeExportJob, { tenantId: tx.tenantId, mode: tx.mode, exportId: id });
  await recordAudit(tx, {
    action: 'account.export',
    entityType: 'account',
    entityId: accountId,
    after: { exportId: id, extensionType, mode: tx.mode },
  });
  return id;
}

async function waitForExport(ctx: ModeContext, id: string, next: (id: string) => Promise<void>): Promise<ExportRow> {
  const deadlineMs = performance.now() + ctx.config.exportTimeoutSeconds * 1000;
  for (;;) {
    const change = next(id);
    const row = await selectExport(ctx, id);
    if (!row) throw missing();
    if (row.status === 'READY') return row;
    if (row.status === 'FAILED') throw new ApiError('SERVER_ERROR');
    const leftMs = deadlineMs - performance.now();
    if (leftMs <= 0) throw new ApiError('TIME_LIMIT_EXCEEDED');
    await Promise.race([change, setTimeout(Math.min(leftMs, lookAgainMs))]);
  }
}
