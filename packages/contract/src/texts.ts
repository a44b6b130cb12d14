/** `1 document`, `2 documents`; pass the plural if it is irregular. */
export function countOf(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** Text length in code points, used for all limits: an emoji of two UTF-16 units counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Truncates a text without splitting a code point. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join('');
}
