import type { Verification } from '@smile/contract/verifications';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../lookup-sources/lookup-source.ts';
import { matchSubject } from './match-subject.ts';

const subject: Subject = {
  firstName: 'George',
  middleName: 'Cimafranca',
  lastName: 'Palomero',
  suffix: 'Jr',
  dob: '1970-08-24',
  gender: 'Male',
  addresses: ['12 Maybunga St, Barangay Paraiso, Pasig City, NCR, 1600, PH'],
  emails: [
    {
      address: 'gpalomero1234@smileapi.io',
      provider: 'Google',
      isDeliverable: true,
      isDisposable: false,
      isFreeProvider: false,
    },
  ],
  phones: [{ number: '+639559991234', provider: 'Globe', isActive: true, isDisposable: false }],
  ids: [
    { idType: 'sss_ph', idSubType: null, idNumber: '33-0000000-8' },
    { idType: 'prclicense_ph', idSubType: 'NURSE', idNumber: '0123456' },
    { idType: 'nbi_ph', idSubType: null, idNumber: null },
  ],
};

type Given = Partial<NonNullable<Verification['requestMeta']['additionalData']>>;
const sss = { idType: 'sss_ph', idSubType: null, idNumber: '3300000008' };

function match(given: Given, names: object = { fullName: 'George Palomero' }, onFile: Subject | null = subject) {
  const request = {
    ...{ firstName: null, middleName: null, lastName: null, suffix: null, fullName: null },
    ...names,
    additionalData: {
      ...{ email: null, phone: null, dob: null, gender: null, address: null, employer: null, employmentStatus: null },
      ids: [],
      ...given,
    },
    consent: {
      type: null,
      version: null,
      consentedAt: '2026-01-01T00:00:00Z',
      consentedWith: 'Yes',
      consentTemplateId: null,
    },
  };
  return matchSubject(request, onFile, null);
}

describe('the final match', () => {
  it.each<[string, Given, object, boolean]>([
    ['a name and its number', { ids: [sss] }, { fullName: 'George Palomero' }, true],
    ['first and last name', { ids: [sss] }, { firstName: 'George', lastName: 'Palomero' }, true],
    ['a number that belongs to someone else', { ids: [{ ...sss, idNumber: '3300000009' }] }, {}, false],
    ['two numbers, one of them wrong', { ids: [sss, { ...sss, idNumber: '1' }] }, { fullName: 'G Palomero' }, false],
    ['a type the person has none of', { ids: [sss, { ...sss, idType: 'nbi_ph' }] }, { fullName: 'G Palomero' }, false],
    [
      'a type nobody can check beside a number',
      { ids: [sss, { ...sss, idType: 'x' }] },
      { lastName: 'Palomero' },
      true,
    ],
    ['an email address alone', { email: 'GPalomero1234@smileapi.io' }, { fullName: 'George Palomero' }, true],
    ['an unknown email address', { email: 'other@smileapi.io' }, { fullName: 'George Palomero' }, false],
    ['another name', { ids: [sss] }, { fullName: 'Ryan Lestari' }, false],
    ['a wrong first name beside the full name', { ids: [sss] }, { fullName: 'G Palomero', firstName: 'Ryan' }, false],
    ['another suffix', { ids: [sss] }, { firstName: 'George', lastName: 'Palomero', suffix: 'SR' }, false],
    ['a middle name alone', { ids: [sss] }, { middleName: 'Cimafranca' }, false],
  ])('is decided for %s', (_, given, names, finalMatches) => {
    expect(match(given, names).finalMatches).toBe(finalMatches);
  });

  it('requires the profession of a licence, if one was sent', () => {
    const licence = { idType: 'prclicense_ph', idNumber: '0123456', idSubType: 'NURSE' };
    expect(match({ ids: [licence] }).finalMatches).toBe(true);
    expect(match({ ids: [{ ...licence, idSubType: null }] }).finalMatches).toBe(true);
    expect(match({ ids: [{ ...licence, idSubType: 'DENTIST' }] }).finalMatches).toBe(false);
  });
});

describe('each field', () => {
  const all: Given = {
    ids: [sss],
    dob: '1970-08-24',
    gender: 'Male',
    email: 'gpalomero1234@smileapi.io',
    phone: '0955 999 1234',
    address: '12 Maybunga Street, Brgy Paraiso, Pasig',
  };

  it('is compared when the name belongs to the identifier', () => {
    expect(match(all).additionalData).toEqual({
      ids: [{ idType: 'sss_ph', idNumber: '3300000008', idSubtype: null, matches: true }],
      dobMatches: true,
      genderMatches: true,
      addressMatches: true,
      phoneMatches: {
        value: '0955 999 1234',
        matches: true,
        disposable: false,
        deliverable: null,
        active: true,
        provider: 'Globe',
        freeProvider: null,
      },
      emailMatches: {
        value: 'gpalomero1234@smileapi.io',
        matches: true,
        disposable: false,
        deliverable: true,
        active: null,
        provider: 'Google',
        freeProvider: false,
      },
    });
  });

  it('is reported as different', () => {
    const other = {
      dob: '1970-08-25',
      gender: 'Female' as const,
      phone: '+639170000000',
      email: 'a@b.ph',
      address: 'X',
    };
    const { additionalData } = match({ ids: [sss], ...other });
    expect(additionalData).toMatchObject({
      dobMatches: false,
      genderMatches: false,
      addressMatches: false,
      phoneMatches: { matches: false, provider: null },
      emailMatches: { matches: false, provider: null },
    });
  });

  it('is null when the name does not belong to the identifier', () => {
    const result = match(all, { fullName: 'Ryan Palomero', lastName: 'Palomero' });
    expect(result.names).toMatchObject({ fullNameMatches: false, lastNameMatches: true });
    expect(result.additionalData).toEqual({
      ids: [{ idType: 'sss_ph', idNumber: '3300000008', idSubtype: null, matches: true }],
      dobMatches: null,
      genderMatches: null,
      phoneMatches: null,
      emailMatches: null,
      addressMatches: null,
    });
  });

  it('is null when it was not sent or is not on file', () => {
    const bare = { ...subject, middleName: null, dob: null, gender: null, addresses: null, phones: null };
    const result = match(all, { fullName: 'George Palomero' }, bare);
    expect(result.names).toEqual({
      fullNameMatches: true,
      firstNameMatches: null,
      middleNameMatches: null,
      lastNameMatches: null,
    });
    expect(result.additionalData).toMatchObject({
      dobMatches: null,
      genderMatches: null,
      addressMatches: null,
      phoneMatches: { matches: null },
    });
  });

  it('is false or null when nobody was found', () => {
    const result = match({ ids: [sss, { ...sss, idType: 'x' }], dob: '1970-08-24' }, { fullName: 'A B' }, null);
    expect(result).toMatchObject({
      finalMatches: false,
      names: { fullNameMatches: false, firstNameMatches: null },
      additionalData: { ids: [{ matches: false }, { matches: null }], dobMatches: null },
    });
  });
});
