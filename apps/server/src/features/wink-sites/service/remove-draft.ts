import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { deleteDraft, selectDraft } from '../draft-queries.ts';
import { lockSite, selectTypeWithDeleted } from '../queries.ts';
import { announceSite } from './site-notices.ts';

/** Deletes the caller's own draft. @throws ApiError MISSING_RESOURCE without one; EDIT_CONFLICT for another revision */
export async function removeDraft(
  ctx: DeveloperContext & ModeContext,
  id: string,
  baseRevision: number | undefined,
): Promise<void> {
  const { developerId } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    await lockSite(tx, id);
    const draft = (await selectTypeWithDeleted(tx, id)) && (await selectDraft(tx, id, developerId));
    if (!draft) throw missing();
    if (baseRevision !== undefined && baseRevision !== draft.revision) throw new ApiError('EDIT_CONFLICT');
    await deleteDraft(tx, id, developerId);
    await announceSite(tx, id);
  });
}
