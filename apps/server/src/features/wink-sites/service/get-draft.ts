import type { SiteDraft } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { findTemplateName } from '../../wink-templates/service/find-template-name.ts';
import { selectDraft } from '../draft-queries.ts';
import { listTemplateIds } from '../read-pages.ts';
import { showDraft, showPages } from '../show-site.ts';
import { requireSite } from './require-site.ts';

/** @throws ApiError MISSING_RESOURCE for no such site and for one without a draft */
export async function getDraft(ctx: ModeContext, id: string): Promise<SiteDraft> {
  const { type } = await requireSite(ctx, id);
  const draft = await selectDraft(ctx, id);
  if (!draft) throw missing();
  const templateName = await findTemplateName(ctx, listTemplateIds(draft.content)[0]);
  return showDraft(draft, showPages(type, draft.content, templateName));
}
