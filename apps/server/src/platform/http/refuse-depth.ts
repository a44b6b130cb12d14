import { invalid } from '../errors.ts';
import { isTooDeep, maxJsonDepth } from '../json-depth.ts';

/**
 * Refuses JSON that is nested too deeply before anything walks it.
 * @throws ApiError INVALID_PARAMETERS
 */
export function refuseDepth(text: string): void {
  if (isTooDeep(text)) throw invalid(`The body is nested more than ${maxJsonDepth} levels deep.`);
}
