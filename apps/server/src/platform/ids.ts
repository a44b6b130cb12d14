import { randomBytes as nodeRandomBytes } from 'node:crypto';
import { foldAccents } from './fold-accents.ts';

/** Cryptographically strong random bytes. */
export type RandomBytes = (length: number) => Buffer;
export const systemRandomBytes: RandomBytes = (length) => nodeRandomBytes(length);

const prefixes = {
  account: 'a-',
  identity: 'i-',
  rating: 'r-',
  transaction: 't-',
  document: 'd-',
  employment: 'e-',
  income: 'inc-',
  contribution: 'con-',
  liability: 'lia-',
  eincome: 'einc-',
  link: 'link-',
  insight: 'insight-',
  task: 'task-',
  token: 'tk-',
  webhook: 'wh-',
  event: 'et-',
  delivery: 'whd-',
  attempt: 'wha-',
  developer: 'dev-',
  totp: 'totp-',
  passkey: 'pk-',
  recoveryCode: 'rc-',
  developerSession: 'ds-',
  apiKey: 'ak-',
  file: 'f-',
  export: 'export-',
  audit: 'au-',
  uiEvent: 'ui-',
  verification: 'ver-',
  signal: 'signal-',
  blacklist: 'blacklist-',
  footprint: 'footprint-',
  maw: 'maw-',
  validation: 'vld-',
  socialSecurity: 'ss-',
  consentTemplate: 'ct-',
  image: 'img-',
  archive: 'u-',
  winkTemplate: 'wtpl-',
  form: 'form-',
  winkSite: 'ws-',
  winkSiteSession: 'wss-',
  winkSiteStep: 'wst-',
  invite: 'iv-',
  inviteLog: 'invl-',
  inviteTemplate: 'tpl-',
} as const;
export type IdKind = keyof typeof prefixes;

/** A new id: the documented prefix of its kind and 32 lowercase hex digits. */
export type NewId = (kind: IdKind) => string;

export function createNewId(randomBytes: RandomBytes): NewId {
  return (kind) => prefixes[kind] + randomBytes(16).toString('hex');
}

/** `{tenantId}-` and 32 hex digits, the form of every end user's id. */
export function newUserId(tenantId: string, randomBytes: RandomBytes): string {
  return `${tenantId}-${randomBytes(16).toString('hex')}`;
}

/** Lowercase letters and digits of the name plus a random suffix; no dash, which separates it from user ids. */
export function newTenantId(name: string, randomBytes: RandomBytes): string {
  const slug = foldAccents(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12);
  return (slug || 'tenant') + randomBytes(4).toString('hex');
}
