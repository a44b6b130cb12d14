import type { SiteType } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { protectTemplates } from '../../wink-templates/service/templates.ts';

interface UsedTemplates {
  type: SiteType;
  winkTemplateIds: string[];
  /** Templates that the site used before, which may since have been deleted. */
  known: string[];
}

/**
 * @throws ApiError INVALID_PARAMETERS when a DEFAULT site names no template, or for an unknown template that is new to
 * the site
 */
export async function protectNewTemplates(
  tx: ModeContext,
  { type, winkTemplateIds, known }: UsedTemplates,
): Promise<void> {
  if (type === 'DEFAULT' && winkTemplateIds.length === 0) throw invalid('Please select the Wink Widget template');
  const held = await protectTemplates(tx, winkTemplateIds);
  const unknown = winkTemplateIds.find((id) => !held.includes(id) && !known.includes(id));
  if (unknown !== undefined) throw invalid(`There is no widget template "${unknown}".`);
}
