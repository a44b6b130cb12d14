import { type AuditEntryView, auditActions } from '@smile/contract/audit-log';
import { expect, it } from 'vitest';
import { describeActor, describeEntry } from './describe-entry.ts';
import { linkToObject, pathOfImage } from './link-to-object.ts';

const entry: AuditEntryView = {
  id: 'aud-1',
  action: 'wink-site.rename',
  actorKind: 'developer',
  actorId: 'dev-1',
  actorName: 'george@example.com',
  ipAddress: null,
  entityType: 'wink-site',
  entityId: 'ws-0123456789abcdef',
  before: { name: 'Cards' },
  after: { name: 'Loans' },
  createdAt: '2026-11-20T08:30:00Z',
};

function sentenceOf(change: Partial<AuditEntryView>): string {
  const changed = { ...entry, ...change };
  const { verb, object, rest } = describeEntry(changed);
  return `${describeActor(changed)} ${verb}${object}${rest}`;
}

it('describes each action with its object', () => {
  for (const action of auditActions) expect(sentenceOf({ action })).toMatch(/^george@example\.com [a-z].*site Loans/);
});

it.each<[Partial<AuditEntryView>, string]>([
  [{}, 'george@example.com renamed site Loans'],
  [{ after: null, before: null }, 'george@example.com renamed site …89abcdef'],
  [{ actorName: null }, 'Former member dev-1 renamed site Loans'],
  [{ actorName: null, actorId: null, actorKind: 'system' }, 'Smile renamed site Loans'],
  [{ action: 'old.thing' }, 'george@example.com old.thing of site Loans'],
  [
    { action: 'developer.change-password', entityType: 'developer', entityId: 'dev-1' },
    'george@example.com changed the password of their own account',
  ],
  [
    { action: 'developer.log-out', entityType: 'developer', entityId: 'dev-1' },
    'george@example.com logged out of their own account',
  ],
  [{ after: { name: 'Loans', mode: 'SANDBOX' } }, 'george@example.com renamed site Loans'],
  [{ after: { name: 'Loans', mode: 'PRODUCTION' } }, 'george@example.com renamed site Loans in Production'],
  [{ action: 'wink-site.move' }, 'george@example.com changed the folder of site Loans'],
  [{ action: 'tenant.update', entityType: 'tenant' }, 'george@example.com updated the organization'],
])('describes %o', (change, sentence) => {
  expect(sentenceOf(change)).toBe(sentence);
});

it('links to the object unless it is gone, in the other mode or without a page', () => {
  expect(linkToObject(entry)).toEqual({ to: '/link/winkSite', search: { site: entry.entityId } });
  expect(linkToObject({ ...entry, entityType: 'invite', entityId: 'iv-1' })).toEqual({
    to: '/users',
    search: { tab: 'invite', invite: 'iv-1' },
  });
  expect(linkToObject({ ...entry, action: 'wink-site.delete' })).toBeNull();
  expect(linkToObject({ ...entry, after: { mode: 'PRODUCTION' } })).toBeNull();
  expect(linkToObject({ ...entry, entityType: 'image' })).toBeNull();
});

it('links to accounts, invite templates and pictures', () => {
  const target = linkToObject({ ...entry, action: 'account.export', entityType: 'account', entityId: 'a-1' });
  expect(target).toEqual({ to: '/users/user-details', search: { accountId: 'a-1' } });
  const template = { ...entry, action: 'invite-template.create', entityType: 'invite-template', entityId: 'it-1' };
  const search = linkToObject(template)!.search as (before: object) => object;
  expect(search({ action: 'invite-template.create' })).toEqual({
    action: 'invite-template.create',
    inviteTemplate: 'it-1',
  });
  const image = { ...entry, action: 'image.upload', entityType: 'image', entityId: 'img-1' };
  expect(pathOfImage({ ...image, after: { contentType: 'image/png' } })).toBe('/cdn/images/img-1.png');
  expect(pathOfImage({ ...image, after: { contentType: 'image/jpeg' } })).toBe('/cdn/images/img-1.jpg');
  expect(pathOfImage({ ...image, action: 'image.delete' })).toBeNull();
});
