import { inTransaction, type LinkContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { revokeArchive } from '../../archives/service/archive-removal.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { claimedIds } from '../../site-files/service/file-claims.ts';
import { removeFiles } from '../../site-files/service/file-removal.ts';
import { selectFilesOfSession } from '../../site-files/shared-queries.ts';
import { requireUnfinished } from '../../site-visits/service/visit-checks.ts';
import { selectSession } from '../../site-visits/shared-queries.ts';

/**
 * Removes a file of the caller's session; a document with its archive. Other files of a stored form stay until the form
 * is stored without them.
 * @throws ApiError MISSING_RESOURCE; EDIT_CONFLICT once the visit has ended
 */
export async function deleteSiteFile(ctx: LinkContext, sessionId: string, fileId: string): Promise<void> {
  const archiveId = await inTransaction(ctx, async (tx) => {
    const session = await selectSession(tx, sessionId, { lock: true });
    if (!session) throw missing();
    requireUnfinished(session);
    const file = (await selectFilesOfSession(tx, sessionId)).find(({ id }) => id === fileId);
    if (!file) throw missing();
    const forms = await selectFormsOfSession(tx, sessionId);
    if (!forms.some(({ data }) => claimedIds(data).has(fileId))) await removeFiles(tx, [file]);
    return file.archiveId;
  });
  if (archiveId !== null) await revokeArchive(ctx, archiveId);
}
