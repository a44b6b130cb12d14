import { readName, scoreWords } from '../name-words.ts';

/**
 * Similarity of a name to a full name on file, from 0 to 1: the mean over the given words. Names with different
 * suffixes are different people, so they score 0.
 */
export function scoreFullName(fullName: string, onFile: string): number {
  const given = readName(fullName);
  const filed = readName(onFile);
  if (given.words.length === 0 || (given.suffix && filed.suffix && given.suffix !== filed.suffix)) return 0;
  return scoreWords(
    given.words,
    filed.words.map((text) => ({ text, weight: 0 })),
  );
}
