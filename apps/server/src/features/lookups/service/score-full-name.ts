import { readName, scoreWords } from '../name-words.ts';

/**
 * How alike a name is to a whole name on file, from 0 to 1: the mean over the words that were given. Different suffixes
 * are different people.
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
