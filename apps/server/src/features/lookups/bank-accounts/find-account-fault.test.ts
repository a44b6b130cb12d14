import { describe, expect, it } from 'vitest';
import { findAccountFault } from './find-account-fault.ts';

const account = { countryCode: null, bic: null, iban: null, accountNumber: null };
const fault = (given: Partial<Parameters<typeof findAccountFault>[0]>) => findAccountFault({ ...account, ...given });

describe('an IBAN', () => {
  it.each([
    'AT611904300234573201',
    'at61 1904 3002 3457 3201',
    'GB29NWBK60161331926819',
    'DE89 3704 0044 0532 0130 00',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('is accepted: %s', (iban) => expect(fault({ iban })).toBeNull());

  it.each([
    ['AT610904300234573201', 'The check digits of the IBAN are wrong.'],
    ['AT61190430023457320', 'An IBAN of AT has 20 characters.'],
    ['PH611904300234573201', 'No IBAN begins with PH.'],
    ['6119043002345732', 'The IBAN is invalid.'],
  ])('is rejected: %s', (iban, message) => expect(fault({ iban })).toBe(message));

  it('may belong to a person who lives elsewhere, at a bank of its own country', () => {
    expect(fault({ iban: 'DE89370400440532013000', countryCode: 'PH', bic: 'DEUTDEFF' })).toBeNull();
    expect(fault({ iban: 'DE89370400440532013000', bic: 'BNORPHMM' })).toBe(
      'The BIC and the IBAN are of different countries.',
    );
  });
});

describe('a BIC', () => {
  it.each(['DEUTDEFF', 'DEUTDEFF500', 'bnor ph mm xxx'])('is accepted: %s', (bic) => {
    expect(fault({ bic, accountNumber: '001987001234' })).toBeNull();
  });
  it.each(['DEUTDEF', 'DEUT11FF', 'DEUTDEFF5000', 'DEUT-DE'])('is rejected: %s', (bic) => {
    expect(fault({ bic, accountNumber: '001987001234' })).toContain('The BIC is invalid');
  });
  it('is of the country of the account', () => {
    expect(fault({ bic: 'DEUTDEFF', countryCode: 'PH', accountNumber: '001987001234' })).toBe(
      'The BIC is of another country than the account.',
    );
  });
});

describe('an account number', () => {
  it.each([
    ['PH', '001987001234'],
    ['PH', '0019-8700-1234'],
    ['IN', '50100234567890'],
    ['MX', '032180000118359719'],
    ['SG', '0123456789'],
  ])('is accepted for %s: %s', (countryCode, accountNumber) =>
    expect(fault({ countryCode, accountNumber })).toBeNull(),
  );

  it.each([
    ['PH', '1234567', '8 to 16 digits'],
    ['IN', '12345678', '9 to 18 digits'],
    ['TH', '12345678901234', '10 to 12 digits'],
    ['MX', '032180000118359718', 'check digit of the CLABE'],
    ['MX', '1234567890', 'CLABE of 18 digits'],
    ['SG', '12', '4 to 34 letters and digits'],
  ])('is rejected for %s: %s', (countryCode, accountNumber, message) => {
    expect(fault({ countryCode, accountNumber })).toContain(message);
  });

  it('is checked by the country of the BIC when no country is given', () => {
    expect(fault({ bic: 'BNORPHMM', accountNumber: '123' })).toContain('4 to 34');
    expect(fault({ bic: 'BNORPHMM', accountNumber: '12345' })).toContain('8 to 16 digits');
  });
});
