import { expect, it } from 'vitest';
import { compilePhrases } from './find-phrases.ts';
import { nearestPhrase } from './nearest-phrase.ts';

const phrases = compilePhrases(
  ['Employee Name', 'Pay Period', 'Payout Date', 'Account No', 'Concessionaire', 'Date'].map((phrase) => [
    phrase,
    phrase,
  ]),
);

it.each([
  ['CONCE SIMA', 'CONCESSIONAIRE', 'Concessionaire'],
  ['AVOUT DATE', 'PAYOUTGATE', 'Payout Date'],
  ['FRY SERIOD', 'FAYPERIOD', 'Pay Period'],
  ['ENBLOYLE NAME', 'CAPLOYEENXLE', 'Employee Name'],
  ['ACCOUNT A', 'Accountnumber', 'Account No'],
])('matches %s and %s to %s', (first, second, phrase) => {
  expect(nearestPhrase(phrases, first, second)).toBe(phrase);
});

it.each([
  ['two unrelated readings', 'METT HNC', 'NETTRN'],
  ['an ambiguous short word', 'DAIE', 'DAIE'],
  ['a partial match of one reading', 'TITLE', 'Employee'],
])('finds no phrase for %s', (_, first, second) => {
  expect(nearestPhrase(phrases, first, second)).toBeNull();
});
