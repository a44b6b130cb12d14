import { missingLogoMessage, type SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteType } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { holdImage } from '../../images/service.ts';
import type { SiteContent } from '../site-content.ts';

export function refuseOtherType(is: SiteType, given: SiteType | undefined): void {
  if ((given ?? 'DEFAULT') !== is) throw invalid(`The type of this site is ${is} and cannot change.`);
}

/**
 * A logo that is kept as it was is not judged again.
 * @throws ApiError INVALID_PARAMETERS for a picture that was never uploaded here, or is deleted
 */
export async function refuseMissingLogo(tx: ModeContext, content: SiteContent, before?: SiteContent): Promise<void> {
  const logoUrl = readLogoUrl(content);
  if (logoUrl === null || (before && readLogoUrl(before) === logoUrl)) return;
  if (!(await holdImage(tx, logoUrl))) throw invalid(missingLogoMessage);
}

function readLogoUrl(content: SiteContent): string | null {
  return 'scenes' in content ? null : (content as SiteTemplateV2Input).companyLogoUrl;
}
