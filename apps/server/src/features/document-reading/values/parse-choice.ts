import type { Token } from '../layout/lines.ts';
import { joinWords } from './parse-text.ts';
import type { Parsed } from './parsed.ts';

/** Parses a gender, alone or beside a slash: `F / O+`, `34/M`. */
export function parseGender(tokens: readonly Token[]): Parsed[] {
  const first = readWord(tokens, genderOf);
  if (first.length > 0 || !tokens.some(({ text }) => text.includes('/'))) return first;
  const parts = joinWords(tokens)
    .split('/')
    .map((part) => genderOf(part.trim().toLowerCase()));
  const found = parts.filter((gender) => gender !== null);
  const own = tokens.filter(({ text }) =>
    text
      .toLowerCase()
      .split('/')
      .some((part) => genderOf(part) !== null),
  );
  return found.length === 1 && own.length > 0 ? [{ value: found[0]!, tokens: own, quality: 1 }] : [];
}

function genderOf(word: string): string | null {
  if (/^(m|male|lalaki|lalake)$/.test(word)) return 'Male';
  return /^(f|female|babae)$/.test(word) ? 'Female' : null;
}

export function parseMaritalStatus(tokens: readonly Token[]): Parsed[] {
  const isAlone = tokens.filter(({ folded }) => folded !== '').length === 1;
  return readWord(
    tokens,
    (word) =>
      maritalStatuses.find(([pattern]) => pattern.test(word))?.[1] ?? (isAlone ? maritalCodes[word] : null) ?? null,
  );
}

/** Abbreviations, accepted only when nothing else stands in the cell. */
const maritalCodes: Record<string, string> = {
  s: 'Single',
  m: 'Married',
  w: 'Widowed',
  sep: 'Separated',
  d: 'Divorced',
};

const maritalStatuses: [RegExp, string][] = [
  [/^(single|unmarried|solter[ao]|binata|dalaga|walang)$/, 'Single'],
  [/^(married|kasal|kasad[ao]|casad[ao]|may)$/, 'Married'],
  [/^(widow|widowed|widower|balo|biyud[ao]|viud[ao]|nabiyud[ao])$/, 'Widowed'],
  [/^(separated|legally|hiwalay)$/, 'Separated'],
  [/^(divorced|annulled)$/, 'Divorced'],
];

function readWord(tokens: readonly Token[], read: (word: string) => string | null): Parsed[] {
  const token = tokens.find(({ folded }) => folded !== '');
  const value = token && read(token.folded);
  return value ? [{ value, tokens: [token], quality: 1 }] : [];
}
