import { ChildFailure } from '../../platform/child-workers/child-failure.ts';
import { ApiError, invalid } from '../../platform/errors.ts';

/** @throws ApiError for pages that cannot be computed within the limits */
export function refuseTooLarge(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error;
  if (error.reason === 'BUSY') throw new ApiError('REQUEST_LIMIT_EXCEEDED');
  if (error.reason === 'TIME' || error.reason === 'MEMORY')
    throw invalid('This site takes too long to check. Make it smaller.');
  throw error;
}
