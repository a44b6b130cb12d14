import type { SiteDraft } from '@smile/contract/wink-site-drafts';
import type { DeveloperContext, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { findTemplateName } from '../../wink-templates/service/templates.ts';
import { selectDraft } from '../draft-queries.ts';
import { selectTypeWithDeleted } from '../queries.ts';
import { listTemplateIds } from '../read-pages.ts';
import { showDraft, showPages } from '../show-site.ts';

/**
 * Returns the caller's own draft.
 * @throws ApiError MISSING_RESOURCE for an unknown site and without a draft of the caller
 */
export async function getDraft(ctx: DeveloperContext & ModeContext, id: string): Promise<SiteDraft> {
  const type = await selectTypeWithDeleted(ctx, id);
  const draft = type && (await selectDraft(ctx, id, ctx.actor.developerId));
  if (!draft) throw missing();
  const templateName = await findTemplateName(ctx, listTemplateIds(draft.content)[0]);
  return showDraft(draft, showPages(type, draft.content, templateName));
}
