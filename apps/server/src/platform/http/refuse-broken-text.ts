import { invalid } from '../errors.ts';

/** Half a surrogate pair is no character. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * No text that a database could not keep as it is gets past the edge, wherever in the input it stands.
 * @throws ApiError INVALID_PARAMETERS
 */
export function refuseBrokenText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || loneSurrogate.test(value))
      throw invalid('Texts cannot have the character U+0000 or half of a surrogate pair.');
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof File) return;
  for (const [key, entry] of Object.entries(value)) {
    refuseBrokenText(key);
    refuseBrokenText(entry);
  }
}
