import { foldAccents } from '../../platform/text.ts';

/**
 * Match score, 0 to 100: 100 for an equal name, at least 70 when words start with the keyword, else the share of the
 * keyword's trigrams in the name.
 */
export function scoreName(keyword: string, name: string): number {
  const typed = plain(keyword);
  const known = plain(name);
  if (typed === known) return 100;
  const share = typed.length / Math.max(typed.length, known.length);
  if (` ${known}`.includes(` ${typed}`)) return Math.round(70 + 29 * share);
  const triples = listTriples(typed);
  const found = triples.filter((triple) => ` ${known} `.includes(triple)).length;
  return Math.round((found / triples.length) * 69);
}

function plain(text: string): string {
  return foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function listTriples(text: string): string[] {
  const padded = ` ${text} `;
  return Array.from({ length: Math.max(1, padded.length - 2) }, (_, index) => padded.slice(index, index + 3));
}
