/** Whether a language is Filipino (fil); old browsers and authors call it Tagalog (tl). */
export function isFilipino(code: string): boolean {
  return /^(fil|tl)\b/i.test(code);
}
