import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { Shapes } from '../answers.ts';
import { isE164 } from './later-shapes.ts';

/** Added where the numbering plans are: on the server, and with the field on a phone. */
export const phoneShapes: Shapes = {
  PhoneInput: (_, answer) =>
    typeof answer === 'string' && isE164(answer) && (parsePhoneNumberFromString(answer)?.isValid() ?? false),
};

export interface PhoneNumber {
  /** E.164. */
  number: string;
  /** ISO 3166 code; null for numbers that belong to no country. */
  country: string | null;
  /** National format. */
  national: string;
}

/** The number that a person typed, who may leave out the code of the country; null while there is none. */
export function readPhoneNumber(text: string, country: string): PhoneNumber | null {
  const typed = text.normalize('NFKC');
  const found = parsePhoneNumberFromString(typed, isCountry(country) ? country : { extract: false });
  if (!found?.isValid() || found.ext) return null;
  return { number: found.number, country: found.country ?? null, national: found.formatNational() };
}

/** ISO 3166 codes with calling codes, such as PH and +63. */
export function listPhoneCountries(): { country: string; callingCode: string }[] {
  return getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }));
}

function isCountry(country: string): country is CountryCode {
  return (getCountries() as string[]).includes(country);
}
