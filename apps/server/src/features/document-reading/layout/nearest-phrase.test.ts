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
])('%s and %s are %s', (first, second, phrase) => {
  expect(nearestPhrase(phrases, first, second)).toBe(phrase);
});

it.each([
  ['what both readers see something else in', 'METT HNC', 'NETTRN'],
  ['a word too short to be told from others', 'DAIE', 'DAIE'],
  ['what only one of them sees a part of', 'TITLE', 'Employee'],
])('no phrase is %s', (_, first, second) => {
  expect(nearestPhrase(phrases, first, second)).toBeNull();
});
