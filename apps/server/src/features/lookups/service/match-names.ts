import { parseFullName, readName, readWords, scoreWords, weighGiven } from '../name-words.ts';

/** Minimum score of a matching name. */
const nameThreshold = 0.85;

interface NameOnFile {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
}

/**
 * Whether a full name matches the one on file, in any word order. Score: weighted mean of the best one-to-one
 * similarities, over the given words (weight 1) and the words on file (first given name and surname 1, further given
 * names ½, middle name 0). Different suffixes never match; a suffix or middle name missing on either side is ignored.
 */
export function matchFullName(fullName: string, suffix: string | null, onFile: NameOnFile): boolean {
  const given = readName(fullName, suffix);
  if (matchWords(given, onFile)) return true;
  if (onFile.middleName?.trim()) return false;
  const { firstName, middleName, lastName } = parseFullName(fullName);
  // With two given names on file, the second word is not a middle name: `Maria Clara` is not `Maria Teresa`.
  const hasFewerGiven = readWords(firstName).length < readName(onFile.firstName).words.length;
  if (middleName === null || hasFewerGiven) return false;
  return matchWords({ ...given, words: readWords(`${firstName} ${lastName}`) }, onFile);
}

function matchWords(given: ReturnType<typeof readName>, onFile: NameOnFile): boolean {
  const surname = readName(onFile.lastName, onFile.suffix);
  const first = readName(onFile.firstName);
  const suffixOnFile = surname.suffix ?? first.suffix;
  if (given.suffix && suffixOnFile && given.suffix !== suffixOnFile) return false;
  const filed = [
    ...weighGiven(first.words),
    ...readWords(onFile.middleName ?? '').map((text) => ({ text, weight: 0 })),
    ...surname.words.map((text) => ({ text, weight: 1 })),
  ];
  return scoreWords(given.words, filed) >= nameThreshold;
}

interface KnownName {
  fullName: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
}

/**
 * Like `matchFullName` for a full name on file, whether or not its parts are known; a missing middle name is ignored.
 */
export function matchKnownName(fullName: string, onFile: KnownName): boolean {
  const { firstName, lastName } = onFile;
  const whole = parseFullName(onFile.fullName);
  const { suffix } = whole;
  const middleName = onFile.middleName ?? findMiddleName(whole.middleName, `${firstName ?? ''} ${lastName ?? ''}`);
  if (firstName && lastName && matchFullName(fullName, null, { firstName, middleName, lastName, suffix })) return true;
  return matchFullName(fullName, null, whole) || matchFullName(onFile.fullName, null, parseFullName(fullName));
}

/** Middle name parsed from a full name on file, unless it belongs to the known first or last name. */
function findMiddleName(middleName: string | null, otherParts: string): string | null {
  return middleName !== null && readName(otherParts).words.includes(middleName) ? null : middleName;
}

/** Whether one part of a name (first, middle or last) matches; null when the part is not on file. */
export function matchNamePart(part: string, onFile: string | null): boolean | null {
  if (!onFile) return null;
  const given = readName(part).words;
  const filed = readName(onFile).words;
  if (given.join('') === filed.join('')) return true;
  return scoreWords(given, weighGiven(filed)) >= nameThreshold;
}

/** Whether the suffixes are equal; null when one is unknown. */
export function matchSuffix(suffix: string | null, onFile: Pick<NameOnFile, 'lastName' | 'suffix'>): boolean | null {
  const given = readName('', suffix).suffix;
  const filed = readName(onFile.lastName, onFile.suffix).suffix;
  return given && filed ? given === filed : null;
}
