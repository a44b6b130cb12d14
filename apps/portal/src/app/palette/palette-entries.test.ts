import type { FoundObject } from '@smile/contract/search';
import { expect, it } from 'vitest';
import { findEntries } from './palette-entries.ts';

const sandbox = { mode: 'Sandbox', hasProduction: true } as const;
const labelsOf = (typed: string, situation: Parameters<typeof findEntries>[1] = sandbox) =>
  findEntries(typed, situation).map(({ label }) => label);

it('offers every page and action while the field is empty', () => {
  const labels = labelsOf('');
  for (const label of ['Dashboard', 'Webhooks', 'Documentation', 'Switch to Production mode', 'Sign out'])
    expect(labels).toContain(label);
});

it('finds pages and actions by every typed word', () => {
  expect(labelsOf('keys')[0]).toBe('API Keys');
  expect(labelsOf('mode switch')).toContain('Switch to Production mode');
  expect(labelsOf('nothing of that name')).toEqual([]);
  expect(labelsOf('a')[0]).toBe('Account Usage');
});

it('offers the other mode only when there are two', () => {
  expect(labelsOf('mode', { mode: 'Production', hasProduction: true })[0]).toBe('Switch to Sandbox mode');
  expect(labelsOf('mode', { mode: 'Sandbox', hasProduction: false })).toEqual(['Switch theme']);
});

const hex = '0123456789abcdef0123456789abcdef';

it.each([
  [` maw-${hex} `, 'MAW', `/signal/maws?panel=results&result=maw-${hex}`],
  [`signal-${hex}`, 'signal', `/signal/signals?panel=results&result=signal-${hex}`],
  [`ct-${hex}`, 'consent template', `/account/organization?consentTemplate=ct-${hex}`],
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
  expect(labelsOf('web', { ...sandbox, recent })[0]).toBe('Webhooks');
  expect(findEntries('team', sandbox)[0]?.does).toEqual({
    kind: 'open',
    href: '/account/organization',
    settingsTab: 'team',
  });
});

it('leads every found object to its own page', () => {
  const hrefOf = (found: Partial<FoundObject>) => {
    const object = { kind: 'USER', id: 'x-1', name: null, parentId: null, ...found } as FoundObject;
    const [entry] = findEntries('0123456789', { ...sandbox, objects: [object] });
    return entry && 'href' in entry.does ? entry.does.href : null;
  };
  expect(hrefOf({ kind: 'USER', id: 'demo-1' })).toBe('/users/user-details?userId=demo-1');
  expect(hrefOf({ kind: 'ACCOUNT', id: 'a-1', parentId: 'demo-1' })).toBe(
    '/users/user-details?userId=demo-1&accountId=a-1',
  );
  expect(hrefOf({ kind: 'DELIVERY', id: 'whd-1', parentId: 'wh-1' })).toBe(
    '/developer/webhooks?log=wh-1&delivery=whd-1',
  );
  expect(hrefOf({ kind: 'EVENT', id: 'et-1', parentId: 'wh-1' })).toBe('/developer/webhooks?log=wh-1&find=et-1');
  expect(hrefOf({ kind: 'SITE', id: 'ws-1', name: 'My site', parentId: 'LOWCODE' })).toBe(
    '/link/winkSiteDetail/ws-1/My%20site',
  );
  expect(hrefOf({ kind: 'SITE', id: 'ws-1', parentId: 'DEFAULT' })).toBe('/link/winkSite?site=ws-1');
  expect(hrefOf({ kind: 'GUIDE', id: 'widget', name: 'Widget' })).toBe('/docs/guides/widget');
});

it.each([
  ['log', 'Audit log'],
  ['log', 'Webhooks'],
  ['audit', 'Audit log'],
  ['delete', 'Erase an end user'],
  ['docs', 'Documentation'],
  ['team', 'Settings: Team'],
  ['rotate key', 'Rotate an API key'],
  ['resend', 'Resend a failed delivery'],
  ['export', 'Export the audit log'],
])('finds by %s: %s', (typed, label) => {
  expect(labelsOf(typed)).toContain(label);
});
