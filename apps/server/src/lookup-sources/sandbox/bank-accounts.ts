import { persons } from '../../connectors/sandbox/persons.ts';
import type { LookupFindings, LookupQuestions } from '../lookup-source.ts';

/**
 * Bank accounts of the test persons, by user name: an IBAN, or a number and its country. George's IBAN is the one in
 * the API reference.
 */
const accounts = [
  { owner: 'George', iban: 'AT611904300234573201' },
  { owner: 'George', countryCode: 'PH', accountNumber: '001987001234' },
  { owner: 'Ryan', countryCode: 'ID', accountNumber: '7120055501' },
  { owner: 'Anisha', countryCode: 'IN', accountNumber: '50100234567890' },
];

export function findAccountHolder(question: LookupQuestions['validations']): LookupFindings['validations'] | null {
  const { iban, accountNumber, bic } = question;
  const countryCode = question.countryCode ?? bic?.slice(4, 6);
  const found = accounts.find((account) =>
    account.iban
      ? account.iban === iban
      : account.accountNumber === accountNumber && account.countryCode === countryCode,
  );
  const owner = found && persons.find(({ userName }) => userName === found.owner);
  return owner ? { holderName: owner.identity.fullName } : null;
}
