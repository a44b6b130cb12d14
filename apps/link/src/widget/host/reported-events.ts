import type { ConnectionStatus } from '@smile/contract/accounts';
import type { LinkAccount, LinkProvider, UiEventName } from '@smile/contract/widget';
import type { FrameMessage } from '@smile/sdk/protocol';
import type { Screen } from '../screen.ts';

type Report = Extract<FrameMessage, { type: 'report' }>;

/** Events for the page after an account changed its status. */
export function reportsOf(previous: ConnectionStatus | null, account: LinkAccount, provider: LinkProvider): Report[] {
  const event = { accountId: account.id, userId: account.userId, providerId: account.providerId };
  const reports: Report[] = [];
  if (previous === null) reports.push({ type: 'report', name: 'onAccountCreated', event });
  if (previous === account.status) return reports;
  if (account.status === 'CONNECTED' && provider.connectionType === 'LOGIN') {
    reports.push({ type: 'report', name: 'onAccountConnected', event });
  }
  if (account.status === 'DISCONNECTED') reports.push({ type: 'report', name: 'onAccountRemoved', event });
  if (account.status === 'ERROR') {
    const errorCode = account.errorCode ?? 'SYSTEM_ERROR';
    reports.push({ type: 'report', name: 'onAccountError', event: { ...event, errorCode } });
  }
  return reports;
}

const eventNames: { [Name in Screen['name']]?: UiEventName } = {
  consent: 'ConsentPageOpened',
  providers: 'ProviderListPageOpened',
  employerSurvey: 'EmployerSurveyPageOpened',
  loginOptions: 'LoginOptionsPageOpened',
  login: 'LoginPageOpened',
  mfa: 'MfaPageOpened',
  success: 'ConnectSuccessPageOpened',
  account: 'AccountRevokePageOpened',
  fileTypes: 'FileTypeListPageOpened',
  upload: 'FileTypePageOpened',
  archiveSuccess: 'ArchiveSuccessPageOpened',
  archives: 'RevokeArchivePageOpened',
};

const namesWithAccount: Screen['name'][] = ['success', 'account'];

interface OpenedEvent {
  eventName: UiEventName;
  account?: { providerId: string; accountId?: string };
  archive?: { fileType: string };
}

/** UI event of a screen that opens; null for screens without one. */
export function uiEventOf(screen: Screen): OpenedEvent | null {
  const eventName = eventNames[screen.name];
  if (!eventName) return null;
  if ('fileType' in screen) return { eventName, archive: { fileType: screen.fileType } };
  if (!('providerId' in screen)) return { eventName };
  const { providerId } = screen;
  return namesWithAccount.includes(screen.name) && 'accountId' in screen && screen.accountId
    ? { eventName, account: { providerId, accountId: screen.accountId } }
    : { eventName, account: { providerId } };
}
