import type { SiteDraft, SiteDraftInput } from '@smile/contract/wink-sites';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { updateDraft } from '../draft-queries.ts';
import { lockSite } from '../queries.ts';
import { readPages } from '../read-pages.ts';
import { getDraft } from './get-draft.ts';
import { refuseOtherType } from './refuse-site.ts';

/**
 * Keeps changes that are not ready: only their form is checked.
 * @throws ApiError MISSING_RESOURCE; EDIT_CONFLICT when the draft was changed or dropped since; INVALID_PARAMETERS
 */
export async function saveDraft(
  ctx: DeveloperContext & ModeContext,
  id: string,
  input: SiteDraftInput,
): Promise<SiteDraft> {
  const content = readPages(input);
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    refuseOtherType(site.type, input.type);
    if (input.baseRevision !== site.draftRevision) throw new ApiError('EDIT_CONFLICT');
    await updateDraft(tx, id, { name: input.name, content, updatedBy: tx.actor.developerId });
    return getDraft(tx, id);
  });
}
