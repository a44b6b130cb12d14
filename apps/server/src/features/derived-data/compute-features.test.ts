import { insightFeatures, insightFeaturesSchema } from '@smile/contract/insight-features';
import { sentinels } from '@smile/contract/sentinels';
import { expect, it } from 'vitest';
import { computeFeatures } from './service/compute-features.ts';

const { noData } = sentinels;
const now = new Date('2026-07-15T12:00:00Z');
const nothing = { identity: null, employments: [], eincomes: [], liabilities: [], link: null, isGig: false };

it('returns every feature of the catalogue in order', () => {
  const features = computeFeatures(nothing, now);
  expect(Object.keys(features)).toEqual(Object.keys(insightFeatures));
  expect(insightFeaturesSchema.strict().parse(features)).toEqual(features);
});

it('returns "no data" for everything when the source offers none', () => {
  const { employments_current_status: status, ...numbers } = computeFeatures(nothing, now);
  expect(status).toBe('-999');
  expect(new Set(Object.values(numbers))).toEqual(new Set([noData]));
});

it('combines the groups as of one moment', () => {
  const features = computeFeatures(
    {
      ...nothing,
      identity: { dob: '1996-07-15' },
      eincomes: [{ month: '2026-06', currency: 'PHP', amount: 8500 }],
      employments: [{ employer: 'ABC', employerNumber: null, startDate: '2024-07-15', endDate: null }],
      link: { records: [{ count: 1, linkedAt: ['2026-07-10T12:00:00Z'] }] },
    },
    now,
  );
  expect(features).toMatchObject({
    identity_age: 30,
    incomes_current_amount: 8500,
    incomes_first_income_month_range: 1,
    employments_current_status: 'EMPLOYED',
    employments_current_tenure: 24,
    liabilities_loan_count: noData,
    link_days_since_last: 5,
  });
});
