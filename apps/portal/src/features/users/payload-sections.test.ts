import type { AccountPayload, IdentityPayload } from '@smile/contract/user-data';
import { expect, it } from 'vitest';
import { countSections, listJsonBlocks } from './payload-sections.ts';

const nobody: IdentityPayload = {
  id: 'i-1',
  fullName: '',
  firstName: null,
  middleName: null,
  lastName: null,
  suffix: null,
  gender: null,
  dob: null,
  maritalStatus: null,
  countryResidence: null,
  citizenship: null,
  photoUrl: null,
  referenceId: null,
  profileUrl: null,
  latestEmployerName: null,
  emails: [],
  phones: [],
  socialProfiles: [],
  addresses: [],
};
const empty: AccountPayload = {
  metadata: { sourceId: 'a-1', sourceType: 'ACCOUNT', userId: 'u-1', providerId: 'p' },
  identity: null,
  rating: null,
  documents: [],
  incomes: [],
  transactions: [],
  employments: [],
  contributions: [],
  liabilities: [],
  eincomes: [],
  links: [],
  insight: null,
};

it('lists the sections in their order, all empty without data', () => {
  expect(Object.entries(countSections(empty))).toEqual([
    ['Identities', 0],
    ['Ratings', 0],
    ['Documents', 0],
    ['Employments', 0],
    ['Incomes', 0],
    ['Liabilities', 0],
    ['Transactions', 0],
    ['Contributions', 0],
  ]);
});

it('counts an identity only when one of its fields has a value', () => {
  expect(countSections({ ...empty, identity: nobody }).Identities).toBe(0);
  expect(countSections({ ...empty, identity: { ...nobody, lastName: 'Tan' } }).Identities).toBe(1);
  const phones = [{ number: '+639170000000', type: null }];
  expect(countSections({ ...empty, identity: { ...nobody, phones } }).Identities).toBe(1);
});

it('counts the entries of a list', () => {
  const contribution = { id: 'c', date: '2026-01-31', currency: 'PHP' as const, amount: 1, referenceId: null };
  expect(countSections({ ...empty, contributions: [contribution, contribution] }).Contributions).toBe(2);
});

it('lists the eleven JSON blocks in their order', () => {
  expect(listJsonBlocks(empty).map(({ title }) => title)).toEqual([
    'Identities',
    'Ratings',
    'Documents',
    'Employments',
    'Incomes',
    'Liabilities',
    'Transactions',
    'Contributions',
    'Estimated Incomes',
    'User Insights',
    'User Links',
  ]);
});
