/** A text for comparing and finding: in lower case, without accents; what only looks different is the same. */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
