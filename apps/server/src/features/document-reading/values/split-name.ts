import { foldWord } from '../layout/fold-text.ts';
import { givenNames } from '../lexicon/given-names.ts';

/** Given names, a middle initial and a surname. */
export const wholeName = /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*\s\p{Lu}\.\s\p{Lu}[\p{L}-]+$/u;

export interface NameParts {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
}

const particles = new Set([
  'de',
  'del',
  'dela',
  'delos',
  'delas',
  'la',
  'las',
  'los',
  'da',
  'san',
  'santa',
  'sta',
  'sto',
  'santo',
  'van',
  'von',
  'y',
  'vda',
  'viuda',
]);
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
const suffixEnd = /,?\s(?:jr|sr|ii|iii|iv)\.?$/i;

export function stripSuffix(name: string): string {
  return name.replace(suffixEnd, '');
}

/** Nicknames and remarks: "Doring", (Baby), (Ret.). */
const nickname = /\s?(?:["“”'‘’]\p{L}+["“”'‘’]|\([^)]{1,20}\))(?=\s|$)/gu;

/**
 * Splits a full name as Philippine documents write it: `Last, First Middle`, `Last, First, Middle`, or given names,
 * mother's surname and surname. Suffixes such as `Jr.` are dropped. A word that may be a second given name or a middle
 * name counts as middle name unless it is a known given name. `dela Cruz` stays together; the mother's surname follows
 * `y`.
 */
export function splitName(name: string): NameParts {
  const [before, after] = name
    .replace(nickname, '')
    .split(/,(.*)/s)
    .map((part) => part?.trim());
  if (after && !suffixes.has(foldWord(after))) return splitAfterComma(before!, after);
  const ofBoth = /^(.+\s\S+)\s(\S+)\sy\s(\p{L}[\p{L}.-]*)$/u.exec(before ?? '');
  if (ofBoth) return { firstName: ofBoth[1]!, middleName: ofBoth[3]!, lastName: ofBoth[2]! };
  const words = joinParticles((before ?? '').split(/\s+/));
  if (words.length < 2) return { firstName: null, middleName: null, lastName: null };
  if (isSurnameFirst(words)) return splitAfterComma(words[0]!, words.slice(1).join(' '));
  if (suffixes.has(foldWord(words.at(-1)!)) && words.length > 2) words.pop();
  const lastName = words.pop()!;
  // A hyphenated surname contains the maiden name, so there is no middle name.
  const isDouble = /^\p{Lu}\p{L}+-\p{Lu}\p{L}+$/u.test(lastName) && !/^\p{L}\.?$/u.test(words.at(-1)!);
  return { ...splitGiven(words, true, isDouble && words.length < 3), lastName };
}

/** True when the name ends with an initial, which happens only with the surname first; its comma may be missing. */
function isSurnameFirst(words: readonly string[]): boolean {
  const [first, second] = words;
  const endsInInitial = /^\p{L}\.?$/u.test(words.at(-1)!);
  return endsInInitial && words.length > 2 && !givenNames.has(foldWord(first!)) && givenNames.has(foldWord(second!));
}

function splitAfterComma(lastName: string, rest: string): NameParts {
  const parts = rest.split(',').map((part) => part.trim());
  const [firstName, middleName] = parts.filter((part) => part && !suffixes.has(foldWord(part)));
  const surname = lastName.replace(suffixEnd, '');
  if (firstName && middleName) return { firstName, middleName, lastName: surname };
  const words = joinParticles(rest.replace(/,/g, ' ').trim().split(/\s+/));
  const suffixAt = words.findIndex((word) => suffixes.has(foldWord(word)));
  // The middle name follows the suffix: Lacsamana, Reynaldo Jr. Buenaventura.
  if (suffixAt > 0 && suffixAt < words.length - 1) return { ...divide(words, suffixAt), lastName: surname };
  if (suffixAt >= 0) words.splice(suffixAt, 1);
  return { ...splitGiven(words, false), lastName: surname };
}

function divide(words: readonly string[], at: number): Pick<NameParts, 'firstName' | 'middleName'> {
  return { firstName: words.slice(0, at).join(' '), middleName: words.slice(at + 1).join(' ') };
}

/** Given names that are usually the mother's surname when they come second. */
const surnames = new Set(
  'agustin bernardo clemente domingo francisco gregorio hilario ignacio marcelo mariano pascual salvador santiago valentin'.split(
    ' ',
  ),
);

/** Splits given names from the middle name after them. */
function splitGiven(
  words: string[],
  mayBeSurname: boolean,
  mayBeGiven = false,
): Pick<NameParts, 'firstName' | 'middleName'> {
  const last = words.at(-1)!;
  const isName = givenNames.has(foldWord(last)) && !(words.length > 1 && surnames.has(foldWord(last)));
  const isGiven = mayBeGiven || (isName && !(mayBeSurname && words.length > 2));
  if (words.length === 1 || isGiven) return { firstName: words.join(' ') || null, middleName: null };
  return { firstName: words.slice(0, -1).join(' '), middleName: last };
}

function joinParticles(words: string[]): string[] {
  const joined: string[] = [];
  let open = '';
  for (const word of words) {
    open += open ? ` ${word}` : word;
    if (particles.has(foldWord(word)) && !/^y\.$/i.test(word) && word !== words.at(-1)) continue;
    joined.push(open);
    open = '';
  }
  return joined;
}
