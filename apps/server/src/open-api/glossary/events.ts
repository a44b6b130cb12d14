import type { EventType } from '@smile/contract/events';

const added = (what: string) => `${what} of an account or archive were read for the first time.`;
const updated = (what: string) => `A later reading of an account found changed or new ${what}.`;

/** When each event is sent. */
export const eventMeanings: Readonly<Record<EventType, string>> = {
  TASK_STARTED: 'Work on an account or archive has begun: connecting, reading, classifying.',
  TASK_FINISHED:
    'Work on an account or archive has ended, with the data points it produced: fetch them now. With *Include Payload* the event contains the data.',
  ACCOUNT_SYNC_TASK_FINISHED: 'An automatic sync of an account has ended.',
  USER_CREATED: 'An end user was created, by your call, an invite or a Wink site.',
  ACCOUNT_CREATED: 'A person has started to connect an account.',
  ACCOUNT_CONNECTED: 'The person has logged in; reading begins.',
  ACCOUNT_DISCONNECTED: 'An account was revoked, by the person or by you; its data is deleted.',
  ACCOUNT_FAILED: 'An account could not be connected; the reason is in the event.',
  ARCHIVE_STARTED: 'A document was uploaded; reading begins.',
  ARCHIVE_ANALYZED: 'A document was read.',
  ARCHIVE_REVOKED: 'An archive was revoked; its files and data are deleted.',
  ARCHIVE_FAILED: 'A document could not be read; the reason is in the event.',
  INVITE_INVITED: 'An invite was created.',
  INVITE_LINKED: 'An invited person has connected a first account.',
  IDENTITY_ADDED: added('The identity'),
  RATING_ADDED: added('The rating'),
  TRANSACTIONS_ADDED: added('Transactions'),
  INSIGHT_ADDED: 'An insight was computed.',
  LINK_ADDED: 'The number of connections of the account is known.',
  VERIFICATION_STARTED: 'A verification was requested.',
  VERIFICATION_COMPLETED: 'A verification has ended, with its result.',
  DOCUMENTS_ADDED: added('Documents'),
  DOCUMENTS_UPDATED: updated('documents'),
  EMPLOYMENTS_ADDED: added('Employments'),
  EMPLOYMENTS_UPDATED: updated('employments'),
  INCOMES_ADDED: added('Incomes'),
  INCOMES_UPDATED: updated('incomes'),
  CONTRIBUTIONS_ADDED: added('Contributions'),
  CONTRIBUTIONS_UPDATED: updated('contributions'),
  EINCOMES_ADDED: added('Estimated incomes'),
  EINCOMES_UPDATED: updated('estimated incomes'),
  LIABILITIES_ADDED: added('Liabilities'),
  LIABILITIES_UPDATED: updated('liabilities'),
  RECORD_CREATED: 'A social security record was requested.',
  RECORD_COMPLETED: 'A social security record is complete.',
  USER_SESSION_COMPLETED: 'A person has finished a Wink site; the event lists everything they shared.',
  USER_SESSION_RESET: 'The session of a person was reset; the data they shared is deleted.',
};
