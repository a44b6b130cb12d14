import type { SiteDraft, SiteDraftInput } from '@smile/contract/wink-site-drafts';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { ApiError, invalid, missing } from '../../../platform/errors.ts';
import { selectDraft, upsertDraft } from '../draft-queries.ts';
import { lockSite } from '../queries.ts';
import { readPages } from '../read-pages.ts';
import { getDraft } from './get-draft.ts';
import { refuseOtherType } from './refuse-site.ts';
import { announceSite } from './site-notices.ts';

/**
 * Stores the caller's unfinished changes. Checks only their form; a newer version of the site matters only on
 * publishing.
 * @throws ApiError MISSING_RESOURCE; EDIT_CONFLICT when the caller changed or dropped the draft elsewhere;
 * INVALID_PARAMETERS
 */
export async function saveDraft(
  ctx: DeveloperContext & ModeContext,
  id: string,
  input: SiteDraftInput,
): Promise<SiteDraft> {
  const content = readPages(input);
  const { developerId } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    refuseOtherType(site.type, input.type);
    const former = await selectDraft(tx, id, developerId);
    if (input.baseRevision !== (former?.revision ?? 0)) throw new ApiError('EDIT_CONFLICT');
    const baseVersion = input.baseVersion ?? former?.baseVersion ?? site.version;
    if (baseVersion > site.version) throw invalid(`This site has no version ${baseVersion}.`);
    const baseName = input.baseName ?? former?.baseName ?? site.name;
    await upsertDraft(tx, id, { developerId, name: input.name, content, baseVersion, baseName });
    await announceSite(tx, id);
    return getDraft(tx, id);
  });
}
