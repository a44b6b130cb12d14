/** A section's title as part of an element's id, where spaces may not be. */
export function toSlug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
