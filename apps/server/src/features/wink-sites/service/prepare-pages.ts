import type { SiteFinding, SiteType } from '@smile/contract/wink-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import type { ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { listSourceIds } from '../../datasources/service/list-datasources.ts';
import { protectTemplates } from '../../wink-templates/service/templates.ts';
import { listTemplateIds } from '../read-pages.ts';
import type { SiteContent } from '../site-content.ts';
import { refuseTooLarge } from './refuse-site.ts';

interface Pages {
  type: SiteType;
  name: string;
  content: SiteContent;
  isNew: boolean;
}

/**
 * Compiles and validates pages off the event loop. Call it before the transaction that stores them.
 * @throws ApiError INVALID_PARAMETERS listing everything that prevents publishing
 */
export async function preparePages(
  ctx: ModeContext,
  pages: Pages,
): Promise<{ flow: SiteFlow; findings: SiteFinding[] }> {
  const templateIds = await protectTemplates(ctx, listTemplateIds(pages.content));
  const input = { ...pages, templateIds, sourceIds: listSourceIds(ctx) };
  const prepared = await ctx.compute.run('prepareSite', ctx.tenantId, input).catch(refuseTooLarge);
  if (prepared.problems !== null) throw invalid(prepared.problems);
  return prepared;
}
