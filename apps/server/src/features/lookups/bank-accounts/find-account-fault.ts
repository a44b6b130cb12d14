import type { Validation } from '@smile/contract/validations';
import { ibanLengths } from './iban-lengths.ts';

type Account = Pick<Validation['requestMeta'], 'countryCode' | 'bic' | 'iban' | 'accountNumber'>;

/** BIC (ISO 9362): party prefix and suffix, country, optional branch. */
const bicPattern = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Account number formats, by country. */
const accountDigits: Record<string, RegExp> = {
  PH: /^\d{8,16}$/,
  IN: /^\d{9,18}$/,
  ID: /^\d{10,16}$/,
  CO: /^\d{9,16}$/,
  TH: /^\d{10,12}$/,
};
const accountForms: Record<string, string> = {
  PH: '8 to 16 digits',
  IN: '9 to 18 digits',
  ID: '10 to 16 digits',
  CO: '9 to 16 digits',
  TH: '10 to 12 digits',
};

/** Explains in a sentence why the account cannot exist; null when it may. */
export function findAccountFault(account: Account): string | null {
  const bic = account.bic === null ? null : plainNumber(account.bic);
  const iban = account.iban === null ? null : plainNumber(account.iban);
  const bicCountry = bic === null ? null : (bicPattern.exec(bic)?.[1] ?? null);
  if (bic !== null && bicCountry === null) return 'The BIC is invalid: it must have 8 or 11 letters and digits.';
  return (
    (iban === null ? null : findIbanFault(iban)) ??
    findCountryFault({ stated: account.countryCode, bic: bicCountry, iban: iban?.slice(0, 2) ?? null }) ??
    findNumberFault(account.accountNumber, account.countryCode ?? bicCountry)
  );
}

function findIbanFault(iban: string): string | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'The IBAN is invalid.';
  const length = ibanLengths[iban.slice(0, 2)];
  if (length === undefined) return `No IBAN begins with ${iban.slice(0, 2)}.`;
  if (iban.length !== length) return `An IBAN of ${iban.slice(0, 2)} has ${length} characters.`;
  return remainderOf(iban) === 1 ? null : 'The check digits of the IBAN are wrong.';
}

/** ISO 7064 MOD 97-10: moves country and check digits to the end and converts letters to numbers (A is 10). */
function remainderOf(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** The stated country is not compared with the IBAN, since residents may hold accounts abroad. */
function findCountryFault({ stated, bic, iban }: Record<'stated' | 'bic' | 'iban', string | null>): string | null {
  if (bic !== null && iban !== null && bic !== iban) return 'The BIC and the IBAN are of different countries.';
  if (bic !== null && iban === null && stated !== null && bic !== stated)
    return 'The BIC is of another country than the account.';
  return null;
}

function findNumberFault(accountNumber: string | null, countryCode: string | null): string | null {
  if (accountNumber === null) return null;
  const number = plainNumber(accountNumber);
  if (!/^[A-Z0-9]{4,34}$/.test(number)) return 'An account number has 4 to 34 letters and digits.';
  if (countryCode === 'MX') return findClabeFault(number);
  const form = accountDigits[countryCode ?? ''];
  return form && !form.test(number) ? `An account number of ${countryCode} has ${accountForms[countryCode!]}.` : null;
}

const clabeWeights = [3, 7, 1];

/** Mexican CLABE: 17 digits weighted 3, 7, 1 in turn, each modulo 10, and a check digit. */
function findClabeFault(clabe: string): string | null {
  if (!/^\d{18}$/.test(clabe)) return 'An account number of MX is a CLABE of 18 digits.';
  const digits = [...clabe].map(Number);
  const sum = digits.slice(0, 17).reduce((total, digit, index) => total + ((digit * clabeWeights[index % 3]!) % 10), 0);
  return (10 - (sum % 10)) % 10 === digits[17] ? null : 'The check digit of the CLABE is wrong.';
}

/** Electronic format: upper case without spaces, hyphens or dots. */
export function plainNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}
