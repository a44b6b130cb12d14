import { describe, expect, it } from 'vitest';
import { listCategories, listMobileCards, listSummaryCards } from './footprint-profile.ts';
import type { LookupItem } from './lookups.ts';

const formatDate = (date: string | null) => (date ? `on ${date.slice(0, 10)}` : '-');
const item = (name: string, value: string | null): LookupItem => ({ name, value, valueType: 'STRING' });
const values = {
  registered: 'true',
  creationTime: '2014-03-09T11:24:05Z',
  companyName: 'Google',
  isFreeWebmail: 'true',
  deliverable: 'false',
  disposable: 'null',
  tenure: '1',
  breached: 'true',
  breachCount: '2',
  socialMediaTwitterRegistered: 'true',
  socialMediaFacebookRegistered: 'false',
  socialMediaMastodonRegistered: 'true',
};
const named = (prefix: string) => Object.entries(values).map(([name, value]) => item(prefix + name, value));

describe.each(['', 'email.'])('items with the prefix "%s"', (prefix) => {
  it('are shown in the summary cards', () => {
    expect(listSummaryCards(named(prefix), formatDate).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Registration Status: Registered',
      'Creation Date: on 2014-03-09',
      'Company Name: Google',
      'Free Webmail Status: FREE',
      'Deliverable Status: Not Deliverable',
      'Disposable Status: -',
      'Tenure: 1 year',
      'Breach Status: Breached (2 breaches)',
      'Total Registered Profiles: 2',
    ]);
  });

  it('are shown as tiles, even when the catalogue does not have them', () => {
    const social = listCategories(named(prefix)).find(({ label }) => label === 'Social Media');
    expect(social?.badge).toBe('2 OF 6 REGISTERED');
    expect(social?.tiles.map(({ platform, state }) => `${platform} ${state}`)).toEqual([
      'Facebook Not Registered',
      'Instagram -',
      'X (Twitter) Registered',
      'Pinterest -',
      'TikTok -',
      'Mastodon Registered',
    ]);
  });
});

it('shows dashes when nothing was found', () => {
  expect(new Set(listSummaryCards([], formatDate).map(({ value }) => value))).toEqual(new Set(['-']));
  expect(listMobileCards([], formatDate)).toEqual([]);
});

it('has ten categories with the specified tiles per row, and a hint when no service was queried', () => {
  expect(
    listCategories([]).map(({ label, tilesPerRow, badge, badgeHint }) => [label, tilesPerRow, badge, badgeHint]),
  ).toEqual(
    [
      ['Consumer / Electronic', 2],
      ['Email Providers', 4],
      ['Ecommerce', 5],
      ['Social Media', 5],
      ['Messaging', 3],
      ['Professional', 5],
      ['Entertainment', 5],
      ['Travel', 2],
      ['Financial', 1],
      ['Educational', 1],
    ].map((row) => [...row, 'No registered profiles', 'Not looked up']),
  );
});

it('has no hint on a category whose services answered no', () => {
  const social = listCategories([item('socialMediaTwitterRegistered', 'false')]).find(
    ({ label }) => label === 'Social Media',
  );
  expect(social).toMatchObject({ badge: 'No registered profiles', badgeHint: null });
});
