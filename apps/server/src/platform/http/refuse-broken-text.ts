import { findBrokenText } from '../broken-text.ts';
import { invalid } from '../errors.ts';

/**
 * No text that a database could not keep as it is gets past the edge, wherever in the input it stands.
 * @throws ApiError INVALID_PARAMETERS
 */
export function refuseBrokenText(value: unknown): void {
  const reason = findBrokenText(value);
  if (reason) throw invalid(reason);
}
