import { expect, it } from 'vitest';
import { findEntries, keyOf } from './palette-entries.ts';

const sandbox = { mode: 'Sandbox', hasProduction: true } as const;
const labelsOf = (typed: string, situation: Parameters<typeof findEntries>[1] = sandbox) =>
  findEntries(typed, situation).map(({ label }) => label);

it('offers every page and action before anything is typed', () => {
  const labels = labelsOf('');
  for (const label of ['Dashboard', 'Webhooks', 'Documentation', 'Switch to Production mode', 'Sign out'])
    expect(labels).toContain(label);
});

it('finds pages and actions by every typed word', () => {
  expect(labelsOf('keys')).toEqual(['API Keys']);
  expect(labelsOf('mode switch')).toEqual(['Switch to Production mode']);
  expect(labelsOf('nothing of that name')).toEqual([]);
  expect(labelsOf('a')[0]).toBe('Account Usage');
});

it('offers the other mode only when there are two', () => {
  expect(labelsOf('mode', { mode: 'Production', hasProduction: true })).toEqual(['Switch to Sandbox mode']);
  expect(labelsOf('mode', { mode: 'Sandbox', hasProduction: false })).toEqual([]);
});

const hex = '0123456789abcdef0123456789abcdef';

it.each([
  [`wh-${hex}`, 'webhook', `/developer/webhooks?log=wh-${hex}`],
  [` maw-${hex} `, 'MAW', `/signal/maws?panel=results&result=maw-${hex}`],
  [`signal-${hex}`, 'signal', `/signal/signals?panel=results&result=signal-${hex}`],
  [`palomerolend1a2b-${hex}`, 'user', `/users/user-details?userId=palomerolend1a2b-${hex}`],
])('opens the page of %s', (typed, name, href) => {
  expect(findEntries(typed, sandbox)[0]).toEqual({
    group: 'Ids',
    label: `Open ${name} ${typed.trim()}`,
    does: { kind: 'open', href },
  });
});

it('lists recent entries first while the field is empty, without duplicates', () => {
  const recent = ['Webhooks', 'Switch to Production mode', 'Gone'];
  const entries = findEntries('', { ...sandbox, recent });
  expect(entries.slice(0, 2).map(({ group, label }) => `${group} ${label}`)).toEqual([
    'Recent Webhooks',
    'Recent Switch to Production mode',
  ]);
  expect(entries.filter(({ label }) => label === 'Webhooks')).toHaveLength(1);
  expect(labelsOf('web', { ...sandbox, recent })).toEqual(['Webhooks']);
  expect(findEntries('team', sandbox)[0]?.does).toEqual({
    kind: 'open',
    href: '/account/organization',
    settingsTab: 'team',
  });
});

it('offers end users after the pages, told apart by their ids', () => {
  const users = [`demo-1${hex}`, `demo-2${hex}`].map((userId) => ({ userId, fullName: 'Ryan Lestari' }));
  const found = findEntries('ryan', { ...sandbox, users });
  expect(found.map(({ group, label }) => `${group} ${label}`)).toEqual(['Users Ryan Lestari', 'Users Ryan Lestari']);
  expect(new Set(found.map(keyOf)).size).toBe(2);
});
