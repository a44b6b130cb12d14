import type { AccountErrorCode } from '@smile/contract/accounts';

/** One step of the widget; the session shows the top of its stack. */
export type Screen =
  | { name: 'consent' }
  | { name: 'providers' }
  /** Connected sources and stored documents, to view and revoke. */
  | { name: 'shared' }
  | { name: 'employerSurvey' }
  | { name: 'employerSurveyDone' }
  /** Choice between several ways to sign in. */
  | { name: 'loginOptions'; providerId: string }
  /** `draft` holds earlier input, without passwords. */
  | { name: 'login'; providerId: string; loginType: string; draft: Record<string, string> }
  /** Without an account id, the connection has not started yet. */
  | { name: 'connecting'; providerId: string; accountId: string | null }
  | { name: 'mfa'; providerId: string; accountId: string }
  | { name: 'success'; providerId: string; accountId: string }
  | { name: 'account'; providerId: string; accountId: string }
  | { name: 'revoke'; providerId: string; accountId: string }
  | { name: 'removed'; providerId: string; accountId: string }
  | { name: 'failure'; providerId: string; accountId: string; errorCode: AccountErrorCode }
  | { name: 'fileTypes' }
  | { name: 'upload'; fileType: string }
  | { name: 'archiveSuccess'; fileType: string }
  /** Shared documents of one type. */
  | { name: 'archives'; fileType: string }
  | { name: 'revokeArchive'; fileType: string; archiveId: string }
  | { name: 'archiveRemoved'; fileType: string };
