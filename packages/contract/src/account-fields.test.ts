import { describe, expect, it } from 'vitest';
import { countSections, identityFields, listShownFields, ratingFields, tableFields } from './account-fields.ts';
import { emptyAccount } from './testing/full-account.ts';
import { accountPayloadSchema, type IdentityPayload, identityPayloadSchema, ratingPayloadSchema } from './user-data.ts';

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

describe('the catalogue of fields', () => {
  interface Shape {
    shape: Record<string, { meta: () => { deprecated?: boolean } | undefined }>;
  }
  const tables = Object.entries(tableFields).map(
    ([key, fields]) => [key, accountPayloadSchema.shape[key as keyof typeof tableFields].element, fields] as const,
  );
  const catalogue = [
    ['identity', identityPayloadSchema, identityFields],
    ['rating', ratingPayloadSchema, ratingFields],
    ...tables,
  ] as unknown as [string, Shape, { read: (item: never) => unknown }[]][];

  it.each(catalogue)('has each field of %s once, without former names', (_section, { shape }, fields) => {
    const current = Object.keys(shape).filter((key) => key !== 'id' && !shape[key]!.meta()?.deprecated);
    const read = fields.map((field) => {
      const asked: string[] = [];
      const get = (_: object, key: string) => {
        asked.push(key);
        return [];
      };
      const item = new Proxy({}, { get: get as never });
      field.read(item as never);
      return asked.join();
    });
    expect(read.toSorted()).toEqual(current.toSorted());
  });
});

describe('countSections', () => {
  it('returns zero without data', () => {
    expect(new Set(Object.values(countSections(emptyAccount)))).toEqual(new Set([0]));
  });

  it('counts an identity only when one of its fields has a value', () => {
    const count = (identity: Partial<IdentityPayload>) =>
      countSections({ ...emptyAccount, identity: { ...nobody, ...identity } }).identity;
    expect(count({})).toBe(0);
    expect(count({ lastName: 'Tan' })).toBe(1);
    expect(count({ photoUrl: 'https://www.example.com/photo.png' })).toBe(1);
    expect(count({ phones: [{ number: '+639170000000', type: null }] })).toBe(1);
  });

  it('treats a sentinel as missing', () => {
    const nothing = { currentRating: null, maxRating: null, reviewsReceived: null, likesReceived: null };
    const rating = { ...nothing, id: 'r-1', calculatedPercentage: -999, jobsCompleted: -998 };
    expect(countSections({ ...emptyAccount, rating }).rating).toBe(0);
    expect(countSections({ ...emptyAccount, rating: { ...rating, jobsCompleted: 0 } }).rating).toBe(1);
  });

  it('counts the entries of a list', () => {
    const contribution = { id: 'c', date: '2026-01-31', currency: 'PHP' as const, amount: 1, referenceId: null };
    expect(countSections({ ...emptyAccount, contributions: [contribution, contribution] }).contributions).toBe(2);
  });
});

it('shows a rare field only when one of the items has it', () => {
  const labels = (workItem: string | null) => {
    const income = { id: 'i', workItem, employer: null, startDate: '2026-01-01', endDate: null, frequency: null };
    const amounts = { currency: 'PHP' as const, baseAmount: null, grossAmount: null, netAmount: null };
    return listShownFields(tableFields.incomes, [{ ...income, ...amounts }]).map(({ label }) => label);
  };
  expect(labels(null)).not.toContain('Work Item');
  expect(labels('Delivery')).toContain('Work Item');
});

it('puts the primary address first, the others by type, those without a type last', () => {
  const nothing = { fullAddress: null, line1: null, line2: null, region: null, zip: null, country: null };
  const addressOf = (type: 'Primary' | 'Secondary' | null, city: string) => {
    return { ...nothing, latitude: null, longitude: null, tags: [], city, type };
  };
  const addresses = [addressOf(null, 'Cebu'), addressOf('Secondary', 'Davao'), addressOf('Primary', 'Manila')];
  const field = identityFields.find(({ label }) => label === 'Addresses')!;
  expect(field.read({ ...nobody, addresses })).toBe('Manila (Primary)\nDavao (Secondary)\nCebu');
});
