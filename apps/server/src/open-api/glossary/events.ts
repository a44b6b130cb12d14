import type { EventType } from '@smile/contract/events';

const added = (what: string) => `${what} of an account or archive were read for the first time.`;
const updated = (what: string) => `A later reading of an account found ${what} changed or new.`;

/** When each event is sent. */
export const eventMeanings: Readonly<Record<EventType, string>> = {
  TASK_STARTED: 'Work on an account or archive has begun: connecting, reading, classifying.',
  TASK_FINISHED:
    'That work has ended, with the data points it brought; the moment to fetch them. With *Include Payload* the data comes along.',
  ACCOUNT_SYNC_TASK_FINISHED: 'An account was read again by itself, and this reading has ended.',
  USER_CREATED: 'An end user was made, by your call or by an invite or Wink site.',
  ACCOUNT_CREATED: 'A person has begun to connect an account.',
  ACCOUNT_CONNECTED: 'The person has logged in; reading begins.',
  ACCOUNT_DISCONNECTED: 'An account was revoked, by the person or by you; its data is gone.',
  ACCOUNT_FAILED: 'An account could not be connected; the reason is in the event.',
  ARCHIVE_STARTED: 'A document was uploaded; reading begins.',
  ARCHIVE_ANALYZED: 'A document was read.',
  ARCHIVE_REVOKED: 'An archive was revoked; its files and data are gone.',
  ARCHIVE_FAILED: 'A document could not be read; the reason is in the event.',
  INVITE_INVITED: 'An invite was made.',
  INVITE_LINKED: 'An invited person has connected a first account.',
  IDENTITY_ADDED: added('The identity'),
  RATING_ADDED: added('The rating'),
  TRANSACTIONS_ADDED: added('Transactions'),
  INSIGHT_ADDED: 'An insight was computed.',
  LINK_ADDED: 'How often the account was connected is known.',
  VERIFICATION_STARTED: 'A verification was asked for.',
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
  RECORD_CREATED: 'A social security record was asked for.',
  RECORD_COMPLETED: 'A social security record has ended, whole.',
  USER_SESSION_COMPLETED: 'A person has finished on a Wink site, with all they shared.',
  USER_SESSION_RESET: 'The session of a person was begun anew; what they shared is gone.',
};
