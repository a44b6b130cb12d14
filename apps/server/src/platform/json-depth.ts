/** Deeper than anything that the API or an adapter sends. */
export const maxJsonDepth = 64;
const [quote, backslash, openBrace, openBracket, closeBrace, closeBracket, comma] = [34, 92, 123, 91, 125, 93, 44];

/** Whether JSON is nested too deeply to be walked, found in one pass over its text. */
export function isTooDeep(text: string): boolean {
  return findExcess(text) === 'DEPTH';
}

/**
 * Finds the exceeded limit of JSON in one pass over its text: levels, or lists, objects and their entries together.
 * Null if there is none.
 */
export function findExcess(text: string, maxValues = Number.POSITIVE_INFINITY): 'DEPTH' | 'VALUES' | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = findTextEnd(text, at);
      if (at < 0) return null;
    } else if (code === openBrace || code === openBracket) {
      if (++depth > maxJsonDepth) return 'DEPTH';
      if (++values > maxValues) return 'VALUES';
    } else if (code === closeBrace || code === closeBracket) depth--;
    else if (code === comma && ++values > maxValues) return 'VALUES';
  }
  return null;
}

/** Index of the quote that ends a JSON string; -1 when it is not closed. `indexOf` keeps long strings fast. */
export function findTextEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}
