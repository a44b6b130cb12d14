import { type Context, inTransaction, type ModeContext, modeContext, withTenant } from '../../../context.ts';
import type { ExpiredBatch } from '../../../platform/holdings/holdings.ts';
import { deleteFiles, selectFilesOfUser, selectOldFiles } from '../queries.ts';
import { type SiteFileRow, selectFilesOfSession } from '../shared-queries.ts';
import { fileKeyOf } from './file-keys.ts';

/** Deletes files with their bytes; documents that are read keep theirs, which belong to an archive. */
export async function removeFiles(tx: ModeContext, files: readonly SiteFileRow[]): Promise<void> {
  if (files.length === 0) return;
  await deleteFiles(
    tx,
    files.map(({ id }) => id),
  );
  const own = files.filter(({ archiveId }) => archiveId === null);
  if (own.length > 0)
    await tx.files.release(
      tx,
      own.map((file) => fileKeyOf(tx, file)),
    );
}

/** Deletes a session's files, except those with the given ids. */
export async function removeFilesExcept(
  tx: ModeContext,
  sessionId: string,
  kept: { ids: ReadonlySet<string>; componentIds?: readonly string[] },
): Promise<void> {
  const files = await selectFilesOfSession(tx, sessionId);
  const isConcerned = ({ componentId }: SiteFileRow) => kept.componentIds?.includes(componentId) ?? true;
  await removeFiles(
    tx,
    files.filter((file) => isConcerned(file) && !kept.ids.has(file.id)),
  );
}

/** Deletes a user's files and returns the count. */
export async function eraseFilesOfUser(tx: ModeContext, userId: string): Promise<number> {
  const files = await selectFilesOfUser(tx, userId);
  await removeFiles(tx, files);
  return files.length;
}

/** Deletes files uploaded before a time. Needs the system context. */
export function expireFiles(ctx: Context, batch: ExpiredBatch): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const files = await selectOldFiles(tx, batch);
    for (const { tenantId, mode, ...file } of files)
      await removeFiles(modeContext(withTenant(tx, tenantId), mode), [file]);
    return files.length;
  });
}
