/** How long a text is as every limit counts it: in code points, so that an emoji of two UTF-16 units is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The first characters of a text, none of them broken in two. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
