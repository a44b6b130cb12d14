import type { EventData } from './event-data.ts';
import type { EventType } from './events.ts';
import type { AllDatapointPayload } from './user-data.ts';

const userId = 'demo-0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const accountId = 'a-8c1f4be2a7d04b6f9a35d0c7e6f81b24';
const archiveId = 'u-5d2e9f70c3b14a8d86f1e4a7b0c92d35';
const itemId = (prefix: string) => `${prefix}-3b7a9c5e1d2f4860b4a8c6e0f2d41357`;
const at = '2026-01-31T08:30:00Z';

const account = { userId, accountId, providers: ['sss_ph'] };
const archive = { userId, archiveId };
const invite = { userId, inviteId: itemId('iv') };
const source = { userId, sourceId: accountId, sourceType: 'ACCOUNT' as const, providers: ['sss_ph'] };
const session = { userId, channel: 'WinkSite', channelId: itemId('ws'), status: 'COMPLETED' } as const;
const record = { recordId: itemId('ss'), recordType: 'SOCIAL_SECURITY' } as const;
const added = { ...account, count: 3 };
const updatedRange = {
  ...added,
  updatedFrom: '2025-12-01T00:00:00Z',
  updatedTo: '2026-01-31T00:00:00Z',
  updatedAt: at,
};
const updatedItems = (prefix: string) => ({ ...account, updatedIds: [itemId(prefix)], count: 1, updatedAt: at });

const payload: AllDatapointPayload = {
  identity: null,
  rating: null,
  documents: null,
  incomes: null,
  transactions: null,
  employments: null,
  contributions: {
    nextCursor: null,
    items: [{ id: itemId('con'), date: '2026-01-15', currency: 'PHP', amount: 570, referenceId: null }],
  },
  liabilities: null,
  eincomes: null,
  links: null,
  insight: null,
};

type ExampleData = { [T in EventType]: EventData[T] & { payload?: unknown } };

/** An example of each event type's `data`, as webhooks receive it. */
export const eventExamples: ExampleData = {
  TASK_STARTED: { ...source, taskType: 'LINK_ACCOUNT' },
  TASK_FINISHED: {
    ...source,
    taskType: 'LINK_ACCOUNT',
    status: 'SUCCEEDED',
    datapoints: ['CONTRIBUTIONS'],
    errorCode: null,
    payload,
  },
  ACCOUNT_SYNC_TASK_FINISHED: {
    ...source,
    status: 'SUCCEEDED',
    datapoints: ['CONTRIBUTIONS'],
    monitorStatus: 'ACTIVE',
    payload,
  },
  USER_CREATED: { userId, session: { userId, channel: 'Default', channelId: null, status: 'IN_PROGRESS' } },
  ACCOUNT_CREATED: account,
  ACCOUNT_CONNECTED: { ...account, loginName: 'George' },
  ACCOUNT_DISCONNECTED: account,
  ACCOUNT_FAILED: {
    ...account,
    loginName: 'George',
    errorCode: 'INVALID_CREDENTIALS',
    errorMessage: 'Invalid username or password!',
  },
  ARCHIVE_STARTED: archive,
  ARCHIVE_ANALYZED: archive,
  ARCHIVE_REVOKED: archive,
  ARCHIVE_FAILED: { ...archive, errorCode: 'FILE_UNABLE_TO_RECOGNIZE', errorMessage: 'Invalid file!' },
  INVITE_INVITED: invite,
  INVITE_LINKED: invite,
  IDENTITY_ADDED: { ...account, identityId: itemId('i') },
  RATING_ADDED: { ...account, ratingId: itemId('r') },
  TRANSACTIONS_ADDED: added,
  INSIGHT_ADDED: { ...account, id: itemId('insight') },
  LINK_ADDED: { ...account, id: itemId('link') },
  VERIFICATION_STARTED: { verificationId: itemId('ver') },
  VERIFICATION_COMPLETED: {
    verificationId: itemId('ver'),
    resultCode: 'SUCCESS',
    resultMessage: null,
    result: {
      finalMatches: true,
      names: { firstNameMatches: true, lastNameMatches: true, middleNameMatches: null, fullNameMatches: true },
      additionalData: null,
    },
  },
  DOCUMENTS_ADDED: added,
  DOCUMENTS_UPDATED: updatedItems('d'),
  EMPLOYMENTS_ADDED: added,
  EMPLOYMENTS_UPDATED: updatedItems('e'),
  INCOMES_ADDED: added,
  INCOMES_UPDATED: updatedRange,
  CONTRIBUTIONS_ADDED: added,
  CONTRIBUTIONS_UPDATED: updatedRange,
  EINCOMES_ADDED: added,
  EINCOMES_UPDATED: updatedRange,
  LIABILITIES_ADDED: added,
  LIABILITIES_UPDATED: updatedItems('lia'),
  RECORD_CREATED: record,
  RECORD_COMPLETED: { ...record, status: 'COMPLETED', resultCode: 'SUCCESS', resultMessage: null, payload: null },
  USER_SESSION_COMPLETED: {
    session,
    payload: { metadata: session, forms: [], calculatedValues: [], accounts: [], archives: [] },
  },
  USER_SESSION_RESET: { session: { ...session, status: 'IN_PROGRESS' } },
};
