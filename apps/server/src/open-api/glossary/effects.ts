import type { EventType } from '@smile/contract/events';
import type { UsageAction } from '@smile/contract/usage';

/** Costs and events of an operation; required for each operation that creates, changes or deletes something. */
export interface Effects {
  /** Spends one unit of this action's allowance. */
  spends?: UsageAction;
  events?: readonly EventType[];
}

const uploaded = [
  'ARCHIVE_STARTED',
  'TASK_STARTED',
  'ARCHIVE_ANALYZED',
  'ARCHIVE_FAILED',
  'TASK_FINISHED',
] as const satisfies readonly EventType[];
const recorded = ['RECORD_CREATED', 'RECORD_COMPLETED'] as const satisfies readonly EventType[];

/** Costs and events of each operation; read-only operations are not listed. */
export const operationEffects: Readonly<Record<string, Effects>> = {
  createUser: { events: ['USER_CREATED'] },
  resetUserSession: { events: ['ACCOUNT_DISCONNECTED', 'ARCHIVE_REVOKED', 'USER_SESSION_RESET'] },
  createToken: {},
  createConsentTemplate: {},
  deleteConsentTemplate: {},
  deleteAccount: { events: ['ACCOUNT_DISCONNECTED'] },
  disableAccountMonitor: {},
  generateAccountExport: {},
  createArchive: { spends: 'SubmitArchive', events: uploaded },
  createAndClassifyArchive: { spends: 'SubmitArchive', events: uploaded },
  uploadPayslipFile: { spends: 'SubmitArchive', events: uploaded },
  sendPayslipManualResult: {},
  deleteArchive: { events: ['ARCHIVE_REVOKED'] },
  createInvite: { spends: 'CreateInvite', events: ['USER_CREATED', 'INVITE_INVITED', 'INVITE_LINKED'] },
  createInviteTemplate: {},
  updateInviteTemplate: {},
  deleteInviteTemplate: {},
  createVerification: { spends: 'RequestVerification', events: ['VERIFICATION_STARTED', 'VERIFICATION_COMPLETED'] },
  createAlphaSignal: { spends: 'RequestRecord' },
  createSignal: { spends: 'RequestRecord' },
  createSignal2: { spends: 'RequestRecord' },
  createSignal3: { spends: 'RequestRecord' },
  createBlacklist: { spends: 'CreateBlacklist' },
  createFootprint: { spends: 'CreateFootprint' },
  createMaw: { spends: 'CreateMaw' },
  requestMaw2: { spends: 'CreateMaw' },
  requestMaw3: { spends: 'CreateMaw' },
  validateBankAccount: { spends: 'RequestRecord' },
  createSocialSecurity: { spends: 'RequestRecord', events: recorded },
  createBetaSocialSecurity: { spends: 'RequestRecord', events: recorded },
  createWebhook: { spends: 'CreateWebhook' },
  setWebhookStatus: {},
  deleteWebhook: {},
  resendWebhookDelivery: {},
  sendTestEvent: {},
};
