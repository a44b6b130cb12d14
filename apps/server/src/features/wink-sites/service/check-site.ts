import { missingLogoMessage, type SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import { defaultSiteName, type SiteType } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { isImageThere } from '../../images/service.ts';
import { holdTemplates } from '../../wink-templates/service/hold-templates.ts';
import type { SiteContent } from '../queries.ts';

/** The drawer saves an empty name as `default`; the builder is refused by its checks. */
export function readName(type: SiteType, name: string | undefined): string {
  return name === '' && type === 'DEFAULT' ? 'default' : (name ?? defaultSiteName);
}

export function refuseOtherType(is: SiteType, given: SiteType | undefined): void {
  if ((given ?? 'DEFAULT') !== is) throw invalid(`The type of this site is ${is} and cannot change.`);
}

interface UsedTemplates {
  type: SiteType;
  winkTemplateIds: string[];
  /** What the site used before; it may be gone since. */
  known: string[];
}

/**
 * Answers the templates that the mode has.
 * @throws ApiError INVALID_PARAMETERS where a site names no template, or a new one that the mode does not have
 */
export async function holdNewTemplates(
  tx: ModeContext,
  { type, winkTemplateIds, known }: UsedTemplates,
): Promise<string[]> {
  if (type === 'DEFAULT' && winkTemplateIds.length === 0) throw invalid('Please select the Wink Widget template');
  const held = await holdTemplates(tx, winkTemplateIds);
  const unknown = winkTemplateIds.find((id) => !held.includes(id) && !known.includes(id));
  if (unknown !== undefined) throw invalid(`There is no widget template "${unknown}".`);
  return held;
}

/**
 * A logo that is kept as it was is not judged again.
 * @throws ApiError INVALID_PARAMETERS for a picture that was never uploaded here, or is deleted
 */
export async function refuseMissingLogo(ctx: ModeContext, content: SiteContent, before?: SiteContent): Promise<void> {
  const logoUrl = readLogoUrl(content);
  if (logoUrl === null || (before && readLogoUrl(before) === logoUrl)) return;
  if (!(await isImageThere(ctx, logoUrl))) throw invalid(missingLogoMessage);
}

function readLogoUrl(content: SiteContent): string | null {
  return 'scenes' in content ? null : (content as SiteTemplateV2Input).companyLogoUrl;
}
