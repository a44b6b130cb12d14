/** Text length for all limits, in code points, so that an emoji of two UTF-16 units counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Truncates a text without splitting a code point. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join('');
}
