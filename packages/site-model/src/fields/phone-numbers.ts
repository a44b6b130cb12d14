import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { Shapes } from '../answers.ts';
import { isE164 } from './later-shapes.ts';

/** Registered where the numbering plans are loaded: on the server, and with the field on the page. */
export const phoneShapes: Shapes = {
  PhoneInput: (_, answer) =>
    typeof answer === 'string' && isE164(answer) && (parsePhoneNumberFromString(answer)?.isValid() ?? false),
};

export interface PhoneNumber {
  /** E.164. */
  number: string;
  /** ISO 3166 code; null for numbers without a country. */
  country: string | null;
  /** National format. */
  national: string;
}

/** Parses a typed phone number, with or without country code; null if incomplete or invalid. */
export function readPhoneNumber(text: string, country: string): PhoneNumber | null {
  const typed = text.normalize('NFKC');
  const found = parsePhoneNumberFromString(typed, isCountry(country) ? country : { extract: false });
  if (!found?.isValid() || found.ext) return null;
  return { number: found.number, country: found.country ?? null, national: found.formatNational() };
}

/** Countries with calling codes, such as PH and +63. */
export function listPhoneCountries(): { country: string; callingCode: string }[] {
  return getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }));
}

function isCountry(country: string): country is CountryCode {
  return (getCountries() as string[]).includes(country);
}
