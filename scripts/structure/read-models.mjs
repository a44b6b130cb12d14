const features = 'apps/server/src/features';
const sources = 'whether the end user has shared anything, in the statement that needs it';

/**
 * Read models: SQL that names tables of another feature, with the tables and the reason why its owner's queries do
 * not suffice: a list would need one query per row, two statements would see two states, or the owner imports the
 * reader, so that a call would create a cycle. A feature's read model never writes.
 */
export const readModels = {
  [`${features}/usage/queries.ts`]: {
    tables: ['accounts', 'users'],
    reason: 'counts of many days in one statement, without what the emulator made',
  },
  [`${features}/users/queries.ts`]: { tables: ['accounts'], reason: 'the providers of each user of a page' },
  [`${features}/users/shared-queries.ts`]: {
    tables: ['accounts', 'archives', 'user_data', 'user_data_readings'],
    reason: 'the summary that a user row keeps of them, brought in line under the lock of the row',
  },
  [`${features}/invites/queries.ts`]: { tables: ['accounts'], reason: sources },
  [`${features}/site-visits/shared-queries.ts`]: { tables: ['accounts', 'archives'], reason: sources },
  [`${features}/site-answers/queries.ts`]: {
    tables: ['forms', 'wink_site_sessions'],
    reason: 'visits by their answers, in the statement that pages them',
  },
  [`${features}/tasks/queries.ts`]: {
    tables: ['accounts', 'archives'],
    reason: 'when the source of each task was made',
  },
  [`${features}/user-data/link-queries.ts`]: {
    tables: ['accounts'],
    reason: 'logins that accounts still have, part by part',
  },
  [`${features}/audit-log/queries.ts`]: {
    tables: ['developers'],
    reason: 'the name of who did it; developers record what they do, so they cannot be asked',
  },
  [`${features}/wink-sites/session-count-queries.ts`]: {
    tables: ['wink_site_sessions'],
    reason: 'visits of each version of a site; sessions know sites, so sites cannot ask them',
  },
  [`${features}/developers/shared-queries.ts`]: {
    tables: ['passkeys', 'tenants', 'totp_authenticators'],
    reason: 'what every request of a developer is checked against, in one statement',
  },
  [`${features}/tenants/queries.ts`]: { tables: ['developers'], reason: 'how many each tenant of the list has' },
  'apps/server/src/operator/queries.ts': {
    tables: ['settings'],
    writes: true,
    reason: 'the change of the master key goes through everything that it sealed',
  },
};
