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

it('gives every action an icon of its kind', () => {
  const actions = findEntries('', sandbox).filter(({ group }) => group === 'Actions');
  expect(actions.filter(({ icon }) => !icon)).toEqual([]);
  expect(new Set(actions.map(({ icon }) => icon)).size).toBeGreaterThan(8);
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

it('opens the changes of a team member by id', () => {
  expect(findEntries(` dev-${hex} `, sandbox)[0]).toEqual({
    group: 'Ids',
    label: `Open changes of team member dev-${hex}`,
    action: { kind: 'open', href: `/account/audit-log?actorId=dev-${hex}` },
  });
});

it.each([`…${hex.slice(-5)}`, `...${hex.slice(-8)}`, hex.slice(-6), `sandbox_${hex}89abcdef`])(
  'lists found objects first for %s',
  (typed) => {
    const found: FoundObject = { kind: 'API_KEY', id: `ak-${hex}`, name: 'sandbox_1', parentId: null };
    expect(findEntries(typed, { ...sandbox, objects: [found] })[0]?.label).toBe('sandbox_1');
  },
);

it('lists recent entries first while the field is empty, without duplicates', () => {
  const recent = ['Webhooks', 'Switch to Production mode', 'Gone'];
  const entries = findEntries('', { ...sandbox, recent });
  expect(entries.slice(0, 2).map(({ group, label }) => `${group} ${label}`)).toEqual([
    'Recent Webhooks',
    'Recent Switch to Production mode',
  ]);
  expect(entries.filter(({ label }) => label === 'Webhooks')).toHaveLength(1);
  expect(labelsOf('web', { ...sandbox, recent })[0]).toBe('Webhooks');
  expect(findEntries('team', sandbox)[0]?.action).toEqual({
    kind: 'open',
    href: '/account/organization',
    settingsTab: 'team',
  });
});

it('leads every found object to its own page', () => {
  const hrefOf = (found: Partial<FoundObject>) => {
    const object = { kind: 'USER', id: 'x-1', name: null, parentId: null, ...found } as FoundObject;
    const [entry] = findEntries('0123456789', { ...sandbox, objects: [object] });
    return entry && 'href' in entry.action ? entry.action.href : null;
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
  expect(hrefOf({ kind: 'LOOKUP', id: 'maw-1', parentId: 'maws' })).toBe('/signal/maws?panel=results&result=maw-1');
  expect(hrefOf({ kind: 'CONSENT_TEMPLATE', id: 'ct-1' })).toBe('/account/organization?consentTemplate=ct-1');
  expect(hrefOf({ kind: 'GUIDE', id: 'widget', name: 'Widget' })).toBe('/docs/guides/widget');
});

it.each([
  ['log', 'Audit log'],
  ['logs', 'Audit log'],
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

it.each([
  ['rotate key', 'Rotate an API key'],
  ['erase', 'Erase an end user'],
  ['resend', 'Resend a failed delivery'],
  ['export', 'Export the audit log'],
  ['add webhook', 'Add a webhook'],
  ['invite', 'Invite an end user (Production)'],
  ['webhook', 'Webhooks'],
])('lists the best entry for %s first: %s', (typed, label) => {
  expect(labelsOf(typed)[0]).toBe(label);
});

it('offers invites in Production only', () => {
  expect(findEntries('invite an end', sandbox)[0]?.action).toEqual({
    kind: 'switchMode',
    mode: 'Production',
    href: '/users/invite',
  });
  expect(findEntries('invite an end', { mode: 'Production', hasProduction: true })[0]?.action).toEqual({
    kind: 'open',
    href: '/users/invite',
  });
  expect(labelsOf('invite an end', { mode: 'Sandbox', hasProduction: false })).toEqual([]);
});
