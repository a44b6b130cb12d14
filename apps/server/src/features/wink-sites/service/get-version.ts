import type { SiteVersionDetails } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { findTemplateName } from '../../wink-templates/service/templates.ts';
import { listTemplateIds } from '../read-pages.ts';
import { showPages, showVersion } from '../show-site.ts';
import { selectVersion } from '../version-queries.ts';
import { requireSite } from './sites.ts';

export interface VersionOfSite {
  id: string;
  version: number;
}

/** @throws ApiError MISSING_RESOURCE */
export async function getVersion(ctx: ModeContext, { id, version }: VersionOfSite): Promise<SiteVersionDetails> {
  const { type } = await requireSite(ctx, id);
  const found = await selectVersion(ctx, id, version);
  if (!found) throw missing();
  const templateName = await findTemplateName(ctx, listTemplateIds(found.content)[0]);
  return { ...showVersion(found), ...showPages(type, found.content, templateName) };
}
