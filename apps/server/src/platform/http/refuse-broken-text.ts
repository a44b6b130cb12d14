import { invalid } from '../errors.ts';

/** Half a surrogate pair is no character. */
const loneSurrogate = /\p{Surrogate}/u;
/** They turn the direction of what follows, so that a text reads as another one than it is. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/;
const lineBreak = /[\r\n]/;

/**
 * No text that a database could not keep as it is gets past the edge, wherever in the input it stands, nor one that
 * would be read as another, nor an address of more than one line.
 * @throws ApiError INVALID_PARAMETERS
 */
export function refuseBrokenText(value: unknown, name = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || loneSurrogate.test(value))
      throw invalid('Texts cannot have the character U+0000 or half of a surrogate pair.');
    if (directionControl.test(value))
      throw invalid(
        'Texts cannot have characters that change the direction of writing (U+202A–U+202E, U+2066–U+2069).',
      );
    if (/url$/i.test(name) && lineBreak.test(value.trim())) throw invalid('Addresses cannot have line breaks.');
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof File) return;
  for (const [key, entry] of Object.entries(value)) {
    refuseBrokenText(key);
    refuseBrokenText(entry, Array.isArray(value) ? name : key);
  }
}
