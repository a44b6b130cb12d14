/** As banks write it for machines: no spaces, hyphens or dots, in capitals. */
export function plainNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}
