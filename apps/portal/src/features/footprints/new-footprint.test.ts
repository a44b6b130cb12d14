import { expect, it } from 'vitest';
import { emptyConsent } from '../lookups/consent/consent.ts';
import { toNewFootprint } from './new-footprint.ts';

const consent = { ...emptyConsent, consentedAt: '2026-11-20 08:00:00' };

it.each([
  ['a@b.ph', '', { templateId: 'tpl-email-footprint', emailAddress: 'a@b.ph' }],
  ['', '9559991234', { templateId: 'tpl-mobile-footprint', mobileNumber: '639559991234' }],
  ['a@b.ph', '9559991234', { templateId: 'tpl-score-footprint', emailAddress: 'a@b.ph', mobileNumber: '639559991234' }],
])('chooses the template for %s and %s', (emailAddress, mobileNumber, sent) => {
  const { consent: _, countryCode, ...rest } = toNewFootprint({ emailAddress, mobileNumber, consent });
  expect(rest).toEqual(sent);
  expect(countryCode).toBe('PH');
});
