import { describe, expect, it } from 'vitest';
import { footprintItems } from './footprint-items.ts';
import { prcProfessions } from './prc-professions.ts';
import { signalIndicators } from './signal-indicators.ts';
import { verificationFormSchema } from './verifications.ts';

const consent = {
  type: 'Terms',
  version: '1',
  consentedAt: '2026-01-31T08:30',
  consentedWith: 'I agree',
  consentTemplateId: '',
};
const form = {
  fullName: 'George Palomero',
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  gender: '',
  dob: '',
  email: '',
  phone: '',
  address: '',
  employer: '',
  employmentStatus: '',
  ids: [{ idType: 'sss_ph', idSubType: '', idNumber: '3300000008' }],
  consent,
};

function missingIn(change: object): string[] {
  const { error } = verificationFormSchema.safeParse({ ...form, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the catalogues', () => {
  it('have each item once', () => {
    for (const names of [signalIndicators, footprintItems.score].map((items) => items.map(({ name }) => name)))
      expect(new Set(names).size).toBe(names.length);
    expect([signalIndicators.length, footprintItems.score.length, prcProfessions.length]).toEqual([108, 47, 72]);
  });

  it.each([
    'events_marketing_day30_institution_count',
    'events_application_reception_day180',
    'events_overdue_day90_days',
    'events_debt_day90_amount',
    'events_loan_disbursement_days_since_last',
  ])('have the documented indicator %s', (name) => {
    expect(signalIndicators.map((indicator) => indicator.name)).toContain(name);
  });

  it.each(['registered', 'breachCount', 'socialMediaTwitterRegistered'])('have the footprint item %s', (name) => {
    expect(footprintItems.email.map((item) => item.name)).toContain(`email.${name}`);
  });
});

describe('the verification form', () => {
  it('takes a full name, an ID and a consent', () => {
    expect(missingIn({})).toEqual([]);
  });

  it('asks for all that is always needed', () => {
    const empty = { type: '', version: '', consentedAt: '', consentedWith: '', consentTemplateId: '' };
    expect(missingIn({ fullName: ' ', ids: [{ idType: '', idSubType: '', idNumber: '' }], consent: empty })).toEqual([
      'fullName: Required',
      'ids.0.idType: Required',
      'ids.0.idNumber: Required',
      'consent.type: Required',
      'consent.version: Required',
      'consent.consentedAt: Required',
      'consent.consentedWith: Required',
    ]);
  });

  it.each([
    ['nbi_ph', ['firstName: Required']],
    ['prclicense_ph', ['ids.0.idSubType: Required', 'dob: Required']],
    ['tin_ph', ['firstName: Required', 'lastName: Required', 'gender: Required', 'dob: Required', 'suffix: Required']],
    ['pagibig_ph', []],
  ])('requires the fields of %s', (idType, missing) => {
    expect(missingIn({ ids: [{ idType, idSubType: '', idNumber: '1' }] })).toEqual(missing);
  });
});
