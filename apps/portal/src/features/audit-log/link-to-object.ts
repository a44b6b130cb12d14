import type { AuditEntryView } from '@smile/contract/audit-log';
import type { LinkProps } from '@tanstack/react-router';
import { readApiMode } from '../../api/session.ts';

type Target = Pick<LinkProps, 'to' | 'search'>;

const lookup = (to: LinkProps['to']) => (id: string) => ({ to, search: { panel: 'results', result: id } }) as Target;

const targets: Record<string, (id: string) => Target> = {
  // The page finds the user of the account.
  account: (accountId) => ({ to: '/users/user-details', search: { accountId } }),
  allowance: () => ({ to: '/usage' }),
  'api-key': (key) => ({ to: '/developer/api-keys', search: { key } }),
  archive: (id) => ({ to: '/snap', search: { tab: 'results', archive: id } }),
  blacklist: lookup('/signal/blacklists'),
  'consent-template': (id) => ({ to: '/account/organization', search: { consentTemplate: id } }),
  developer: () => ({ to: '/account/team' }),
  footprint: lookup('/signal/footprints'),
  invite: (id) => ({ to: '/users', search: { tab: 'invite', invite: id } }),
  'invite-template': (inviteTemplate) => ({ to: '.', search: (before) => ({ ...before, inviteTemplate }) }),
  maw: lookup('/signal/maws'),
  signal: lookup('/signal/signals'),
  tenant: () => ({ to: '/organization' }),
  user: (userId) => ({ to: '/users/user-details', search: { userId } }),
  verification: lookup('/signal/verification'),
  webhook: (id) => ({ to: '/developer/webhooks', search: { log: id } }),
  'wink-site': (id) => ({ to: '/link/winkSite', search: { site: id } }),
  'wink-template': (id) => ({ to: '/link/template', search: { template: id } }),
};

/** Path of an uploaded picture on the link origin; null for other objects. */
export function pathOfImage({ action, entityId, after }: AuditEntryView): string | null {
  if (action !== 'image.upload') return null;
  return `/cdn/images/${entityId}.${after?.contentType === 'image/png' ? 'png' : 'jpg'}`;
}

/** Link to the object's page; null if the object is deleted, in the other mode or has no page. */
export function linkToObject({ action, entityType, entityId, before, after }: AuditEntryView): Target | null {
  if (/\.(delete|erase)$/.test(action)) return null;
  const mode = after?.mode ?? before?.mode;
  const isElsewhere = typeof mode === 'string' && mode !== readApiMode();
  if (isElsewhere && entityType !== 'api-key') return null;
  return targets[entityType]?.(entityId) ?? null;
}
