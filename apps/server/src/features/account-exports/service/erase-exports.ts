import { type Context, inTransaction, type TenantContext } from '../../../context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { retentionStart } from '../../../retention.ts';
import { removeFilesJob } from '../export-job.ts';
import { deleteAccountExports, deleteOldExports } from '../queries.ts';

const batch = 100;

/** With the data of an account its exports go: their links are dead at once, their files follow. */
export async function eraseExports(tx: TenantContext, accountId: string): Promise<void> {
  await removeFilesOf(tx, await deleteAccountExports(tx, accountId));
}

/** Erases what is older than its links last. Takes the system's context. */
export async function expireExports(ctx: Context): Promise<void> {
  const before = retentionStart(ctx.now());
  for (;;) {
    const count = await inTransaction(ctx, async (tx) => {
      const fileKeys = await deleteOldExports(tx, { before, limit: batch });
      await removeFilesOf(tx, fileKeys);
      return fileKeys.length;
    });
    if (count < batch) return;
  }
}

export async function removeFiles(ctx: Context, fileKeys: readonly string[]): Promise<void> {
  for (const fileKey of fileKeys) await ctx.files.remove(fileKey);
}

async function removeFilesOf(tx: Context, fileKeys: string[]): Promise<void> {
  if (fileKeys.length > 0) await enqueueJob(tx, removeFilesJob, { fileKeys });
}
