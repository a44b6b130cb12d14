import { missingLogoMessage } from '@smile/contract/site-template-v2';
import { missingPictureMessage } from '@smile/contract/site-template-v3';
import type { SiteType } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { ChildFailure } from '../../../platform/child-workers/child.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { lockImage } from '../../images/service.ts';
import { listPictures } from '../pictures.ts';
import type { SiteContent } from '../site-content.ts';

export function refuseOtherType(is: SiteType, given: SiteType | undefined): void {
  if ((given ?? 'DEFAULT') !== is) throw invalid(`The type of this site is ${is} and cannot change.`);
}

/**
 * Ignores pictures that the pages had before.
 * @throws ApiError INVALID_PARAMETERS for a picture that was never uploaded here, or is deleted
 */
export async function refuseMissingPictures(
  tx: ModeContext,
  content: SiteContent,
  before?: SiteContent,
): Promise<void> {
  const known = before ? listPictures(before) : [];
  for (const url of listPictures(content).filter((url) => !known.includes(url)))
    if (!(await lockImage(tx, url))) throw invalid('scenes' in content ? missingPictureMessage : missingLogoMessage);
}

/** @throws ApiError for pages that exceed the compute limits */
export function refuseTooLarge(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error;
  if (error.reason === 'BUSY') throw new ApiError('REQUEST_LIMIT_EXCEEDED');
  if (error.reason === 'TIME' || error.reason === 'MEMORY')
    throw invalid('This site takes too long to check. Make it smaller.');
  throw error;
}
