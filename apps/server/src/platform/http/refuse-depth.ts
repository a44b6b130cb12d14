import { invalid } from '../errors.ts';

/** Deeper than anything that the API takes or keeps. */
const maxDepth = 64;
const [quote, backslash, openBrace, openBracket, closeBrace, closeBracket] = [34, 92, 123, 91, 125, 93];

/**
 * Refuses JSON that is nested too deeply before anything walks it, in one pass over its text.
 * @throws ApiError INVALID_PARAMETERS
 */
export function refuseDepth(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at++;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === openBrace || code === openBracket) {
      if (++depth > maxDepth) throw invalid(`The body is nested more than ${maxDepth} levels deep.`);
    } else if (code === closeBrace || code === closeBracket) depth--;
  }
}
