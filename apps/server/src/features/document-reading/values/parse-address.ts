import { oneLine } from '../../../platform/text.ts';
import type { Token } from '../layout/lines.ts';
import { foldDigits } from './fold-digits.ts';
import { joinWords } from './parse-text.ts';
import type { Parsed } from './parsed.ts';

const placeWords = new RegExp(
  oneLine`
    \b(st|street|ave|avenue|road|rd|blvd|brgy|bgy|barangay|city|blk|block|lot|phase|subd|subdivision|village|
    municipality|purok|p-\d{1,2}|sitio|zone|metro|province|bldg|unit|floor|highway|drive|compound|manila|cavite|
    laguna|rizal|batangas|bulacan|pampanga|cebu|davao|quezon|makati)\b`,
  'i',
);

export function looksLikePlace(text: string): boolean {
  return placeWords.test(text);
}

/** References to another address instead of an address. */
const sameAsOther = /^(?:\(?(?:the )?same\b|as (?:above|stated)|see above|katulad|pareho|not applicable|n\/a)/i;

/** A box edge read as a digit before the house number. */
const strokeBefore = /^[1Il]\s(?=\d{2,5}\s\p{L})/u;

const address = { minLetters: 6, minWords: 2 };

export function parseAddress(tokens: readonly Token[]): Parsed[] {
  const value = joinWords(tokens)
    .replace(/^[\s:;,.|_-]+|[\s:;,|_-]+$/g, '')
    .replace(strokeBefore, '')
    .replace(postcode, digitsOf);
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  if (letters < address.minLetters || value.split(' ').length < address.minWords || sameAsOther.test(value)) return [];
  const signs = Number(placeWords.test(value)) + Number(/\d/.test(value)) + Number(value.includes(','));
  const isShort = value.split(' ').length < minSureAddressWords && !value.includes(',');
  return [{ value, tokens: [...tokens], quality: [0.4, 0.75, 0.95, 1][signs]! * (isShort ? 0.6 : 1) }];
}

/** Two words without a comma are probably only the end of an address. */
const minSureAddressWords = 3;

/** A four-digit postcode at the end, with letters read for digits. */
const postcode = /(?<=\s)[\dBOQDISZl]{4}$/;

function digitsOf(read: string): string {
  const folded = [...read].map((letter) => (/\d/.test(letter) ? letter : foldDigits(`00${letter}`).slice(2)));
  return folded.join('');
}
