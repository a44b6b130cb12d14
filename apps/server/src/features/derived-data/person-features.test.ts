import { sentinels } from '@smile/contract/sentinels';
import { describe, expect, it } from 'vitest';
import { computeEmploymentFeatures, type Employment } from './employment-features.ts';
import { computeLinkFeatures } from './link-features.ts';
import { computeIdentityFeatures } from './service/compute-features.ts';

const { noData, error } = sentinels;
const today = '2026-07-15';

describe('age', () => {
  it.each([
    ['1996-07-15', 30],
    ['1996-07-16', 29],
    ['1996-06-30', 30],
    ['1996-02-29', 30],
    ['2026-07-15', 0],
    ['2026-07-16', error],
    [null, noData],
  ])('is computed for somebody born on %s', (dob, age) => {
    expect(computeIdentityFeatures({ dob }, today)).toEqual({ identity_age: age });
  });

  it('is unknown without an identity', () => {
    expect(computeIdentityFeatures(null, today)).toEqual({ identity_age: noData });
  });
});

describe('employment', () => {
  const job = (employer: string | null, startDate: string, endDate: string | null = null): Employment => ({
    employer,
    employerNumber: null,
    startDate,
    endDate,
  });

  it.each<[string, Employment[], boolean, string, number, number]>([
    ['one lasting job', [job('ABC', '2024-07-15')], false, 'EMPLOYED', 1, 24],
    ['a month not yet full', [job('ABC', '2024-07-16')], false, 'EMPLOYED', 1, 23],
    [
      'a job after another',
      [job('CDE', '2019-01-01', '2022-01-31'), job('ABC', '2022-02-01')],
      false,
      'EMPLOYED',
      2,
      53,
    ],
    ['a return', [job('ABC', '2019-01-01', '2020-01-31'), job('ABC', '2026-06-01')], false, 'EMPLOYED', 1, 1],
    ['two posts of one employer', [job('ABC', '2025-07-01'), job(' abc ', '2026-07-01')], false, 'EMPLOYED', 1, 12],
    ['two employers at once', [job('ABC', '2025-07-01'), job('CDE', '2026-05-01')], false, 'EMPLOYED', 2, 2],
    ['the last day', [job('ABC', '2026-01-15', today)], false, 'EMPLOYED', 1, 6],
    ['an ended job', [job('ABC', '2026-01-15', '2026-07-14')], false, 'UNEMPLOYED', 1, noData],
    ['a job to come', [job('ABC', '2026-08-01')], false, 'UNEMPLOYED', 1, noData],
    ['an unnamed employer', [job(null, '2026-01-15')], false, 'EMPLOYED', noData, 6],
    ['nothing', [], false, '-999', noData, noData],
    ['a gig platform', [], true, 'GIG', noData, noData],
    ['a job on a gig platform', [job('ABC', '2026-01-15')], true, 'EMPLOYED', 1, 6],
  ])('is summed up for %s', (_, employments, isGig, status, employers, tenure) => {
    expect(computeEmploymentFeatures(employments, { today, isGig })).toEqual({
      employments_current_status: status,
      employments_employer_count: employers,
      employments_current_tenure: tenure,
    });
  });
});

describe('links', () => {
  const now = new Date('2026-07-15T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const linkOf = (...days: number[]) => ({ records: [{ count: days.length, linkedAt: days.map(daysAgo) }] });

  it('counts the published sample', () => {
    expect(computeLinkFeatures(linkOf(4, 6, 11, 16, 21), now)).toEqual({
      link_days_since_first: 21,
      link_days_since_last: 4,
      link_day3_count: 0,
      link_day7_count: 2,
      link_day30_count: 5,
      link_day90_count: 5,
      link_day180_count: 5,
      link_day365_count: 5,
      link_day730_count: 5,
    });
  });

  it('includes the last moment of each span', () => {
    expect(computeLinkFeatures(linkOf(0, 3, 7.1, 30, 90, 180, 365, 730, 731), now)).toEqual({
      link_days_since_first: 731,
      link_days_since_last: 0,
      link_day3_count: 2,
      link_day7_count: 2,
      link_day30_count: 4,
      link_day90_count: 5,
      link_day180_count: 6,
      link_day365_count: 7,
      link_day730_count: 8,
    });
  });

  it('counts zero without other organizations, and has no data outside the network', () => {
    const nobody = computeLinkFeatures({ records: [] }, now);
    expect(nobody).toMatchObject({ link_days_since_first: noData, link_days_since_last: noData, link_day730_count: 0 });
    expect(new Set(Object.values(computeLinkFeatures(null, now)))).toEqual(new Set([noData]));
  });
});
