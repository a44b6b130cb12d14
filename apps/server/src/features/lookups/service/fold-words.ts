import { foldAccents } from '../../../platform/fold-accents.ts';

/**
 * The words of a text for comparing: no accents, lower case, no apostrophes, all other punctuation as spaces.
 * `Ma. Cristina D’Angelo-Peña` gives `ma`, `cristina`, `dangelo`, `pena`.
 */
export function foldWords(text: string): string[] {
  return foldAccents(text)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
}
