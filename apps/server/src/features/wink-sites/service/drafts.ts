import type { SiteDraft, SiteDraftInput } from '@smile/contract/wink-sites';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { findTemplateName } from '../../wink-templates/service.ts';
import { clearDraft, selectDraft, updateDraft } from '../draft-queries.ts';
import { lockSite } from '../queries.ts';
import { listTemplateIds, readPages } from '../read-pages.ts';
import { showDraft, showPages } from '../show-site.ts';
import { refuseOtherType } from './check-site.ts';
import { requireSite } from './read-sites.ts';

/** @throws ApiError MISSING_RESOURCE for no such site and for one without a draft */
export async function getDraft(ctx: ModeContext, id: string): Promise<SiteDraft> {
  const { type } = await requireSite(ctx, id);
  const draft = await selectDraft(ctx, id);
  if (!draft) throw missing();
  const templateName = await findTemplateName(ctx, listTemplateIds(draft.content)[0]);
  return showDraft(draft, showPages(type, draft.content, templateName));
}

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

/** @throws ApiError MISSING_RESOURCE for no such site and for one without a draft */
export async function removeDraft(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site?.hasDraft) throw missing();
    await clearDraft(tx, id);
  });
}
