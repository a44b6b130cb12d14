import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import {
  canUpload,
  screenOfFileType,
  soleFileType,
  type UploadEvent,
  updateUploads,
} from '../archives/upload-session.ts';
import type { Screen } from '../screen.ts';
import { consentOf, push, replace } from '../screen-stack.ts';
import type { WidgetSettings } from '../widget-settings.ts';
import { noUploads, type Session, type Uploads } from './session-state.ts';

export type SessionEvent =
  | { type: 'consented' }
  | { type: 'providerOpened'; providerId: string }
  | { type: 'loginOptionChosen'; loginType: string }
  | { type: 'missingOpened' }
  | { type: 'surveyOpened' }
  | { type: 'surveyAnswered' }
  | { type: 'listOpened' }
  | { type: 'wentBack' }
  | { type: 'loginSubmitted'; draft: Record<string, string>; account: LinkAccount }
  | { type: 'accountChanged'; account: LinkAccount }
  | { type: 'dataAwaitedLongEnough'; accountId: string }
  | { type: 'retried' }
  | { type: 'loginWanted' }
  | { type: 'revokeAsked' }
  | { type: 'accountRemoved'; accountId: string }
  | UploadEvent;

export function startSession(
  settings: WidgetSettings,
  providers: LinkProvider[],
  accounts: LinkAccount[],
  uploads: Uploads = noUploads,
): Session {
  const session: Session = {
    settings,
    providers,
    accounts: Object.fromEntries(accounts.map((account) => [account.id, account])),
    uploads,
    stack: [],
  };
  return { ...session, stack: settings.hasConsent ? [{ name: 'consent' }] : [firstScreen(session)] };
}

export function currentScreen(session: Session): Screen {
  return session.stack.at(-1) as Screen;
}

export function updateSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'consented':
      return push(session, firstScreen(session));
    case 'providerOpened':
      return push(session, screenOfProvider(session, event.providerId));
    case 'missingOpened':
      return push(session, { name: canUpload(session) ? 'fileTypes' : 'employerSurvey' });
    case 'surveyOpened':
      return push(session, { name: 'employerSurvey' });
    case 'surveyAnswered':
      return currentScreen(session).name === 'employerSurvey'
        ? replace(session, { name: 'employerSurveyDone' })
        : session;
    case 'loginOptionChosen':
      return chooseLoginOption(session, event.loginType);
    case 'listOpened':
      return { ...session, stack: [...consentOf(session), { name: 'providers' }] };
    case 'wentBack':
      return goBack(session);
    case 'loginSubmitted':
      return submitLogin(session, event.draft, event.account);
    case 'accountChanged':
      return changeAccount(session, event.account);
    case 'dataAwaitedLongEnough':
      return finishWaiting(session, event.accountId);
    case 'retried':
      return retry(session);
    case 'loginWanted':
      return wantLogin(session);
    case 'revokeAsked':
      return askRevoke(session);
    case 'accountRemoved':
      return removeAccount(session, event.accountId);
    default:
      return updateUploads(session, event);
  }
}

/** A finished screen has no Back; its own buttons lead on. */
export function isFinished({ name }: Screen): boolean {
  return name === 'success' || name === 'archiveSuccess';
}

/** True while a sign-in runs without its form: Back stays on the current screen. */
export function isConnecting(session: Session): boolean {
  const screen = currentScreen(session);
  const account = screen.name === 'connecting' && screen.accountId ? session.accounts[screen.accountId] : undefined;
  return account?.status === 'PENDING' || account?.status === 'CONNECTED';
}

function goBack(session: Session): Session {
  if (session.stack.length === 1 || isConnecting(session)) return session;
  return { ...session, stack: session.stack.slice(0, -1) };
}

/** True if one source is opened directly, so that there is no list to return to. */
export function hasSoleSource(session: Pick<Session, 'settings' | 'providers' | 'uploads'>): boolean {
  return soleProvider(session) !== null || soleFileType(session) !== null;
}

/** The provider that the page or template opens directly, skipping the list. */
function soleProvider(session: Pick<Session, 'settings' | 'providers'>): LinkProvider | null {
  const [id, ...others] = session.settings.providerIds;
  const provider = others.length === 0 ? session.providers.find((each) => each.id === id) : undefined;
  return provider && isConnectable(provider) ? provider : null;
}

export function isConnectable(provider: LinkProvider): boolean {
  return provider.enabled && provider.active;
}

export function canConnectMore(session: Session): boolean {
  const { connectedLimit } = session.settings;
  const connected = Object.values(session.accounts).filter((account) => account.status === 'CONNECTED').length;
  const sources = session.providers.length + session.uploads.fileTypes.length;
  return sources > 1 && !hasSoleSource(session) && (connectedLimit < 0 || connected < connectedLimit);
}

function firstScreen(session: Session): Screen {
  const sole = soleProvider(session);
  const document = soleFileType(session);
  if (sole) return screenOfProvider(session, sole.id);
  return document ? screenOfFileType(session, document.type) : { name: 'providers' };
}

function screenOfProvider(session: Session, providerId: string): Screen {
  const provider = session.providers.find((each) => each.id === providerId);
  const account = provider?.accountId ? session.accounts[provider.accountId] : undefined;
  if (account && isRead(session, account)) return { name: 'account', providerId, accountId: account.id };
  if (account && isUnderWay(account)) return screenOfAccount(account);
  if (provider && !provider.accountConnection) return { name: 'fileTypes' };
  if (provider?.connectionType === 'NO_NEED_LOGIN') return { name: 'connecting', providerId, accountId: null };
  return loginScreenOf(session, providerId);
}

function loginScreenOf(session: Session, providerId: string): Screen {
  const provider = session.providers.find((each) => each.id === providerId);
  const [option, ...others] = provider?.loginOptions ?? [];
  return option && others.length === 0
    ? { name: 'login', providerId, loginType: option.type, draft: {} }
    : { name: 'loginOptions', providerId };
}

function chooseLoginOption(session: Session, loginType: string): Session {
  const screen = currentScreen(session);
  if (screen.name !== 'loginOptions') return session;
  return push(session, { name: 'login', providerId: screen.providerId, loginType, draft: {} });
}

function screenOfAccount(account: LinkAccount): Screen {
  const ids = { providerId: account.providerId, accountId: account.id };
  if (account.status === 'AWAITING_MFA' || canCorrectCode(account)) return { name: 'mfa', ...ids };
  if (account.status === 'ERROR') return { name: 'failure', ...ids, errorCode: account.errorCode ?? 'SYSTEM_ERROR' };
  if (account.status === 'DISCONNECTED') return { name: 'removed', ...ids };
  return account.stage === 'DONE' && account.status === 'CONNECTED'
    ? { name: 'success', ...ids }
    : { name: 'connecting', ...ids };
}

function isUnderWay(account: LinkAccount): boolean {
  const { status, stage } = account;
  const isBeingRead = status === 'CONNECTED' && stage !== 'DONE';
  return isBeingRead || status === 'PENDING' || status === 'AWAITING_MFA' || canCorrectCode(account);
}

/** True once the data is read; on the manage page already when connected, so that it can be revoked early. */
function isRead({ stack }: Session, { status, stage }: LinkAccount): boolean {
  return status === 'CONNECTED' && (stage === 'DONE' || stack[0]?.name === 'shared');
}

/** A wrong code fails the account, but a new code is accepted as long as the server keeps asking. */
function canCorrectCode(account: LinkAccount): boolean {
  return account.status === 'ERROR' && account.errorCode === 'INVALID_MFA' && account.mfa !== null;
}

function submitLogin(session: Session, draft: Record<string, string>, account: LinkAccount): Session {
  const screen = currentScreen(session);
  const stored = storeAccount(session, account);
  if (screen.name !== 'login' || screen.providerId !== account.providerId) return stored;
  return show(push(replace(stored, { ...screen, draft }), screenOfAccount(account)));
}

function changeAccount(session: Session, account: LinkAccount): Session {
  const screen = currentScreen(session);
  const stored = storeAccount(session, account);
  return isAbout(screen, account) ? show(replace(stored, screenOfAccount(account))) : stored;
}

/** Includes a login form that has already been submitted: submitting it again would be refused. */
function isAbout(screen: Screen, { id, providerId, status, needsLogin }: LinkAccount): boolean {
  if (!('providerId' in screen) || screen.providerId !== providerId) return false;
  if (screen.name === 'connecting' || screen.name === 'mfa')
    return screen.accountId === null || screen.accountId === id;
  return (screen.name === 'login' || screen.name === 'loginOptions') && status === 'CONNECTED' && !needsLogin;
}

/** Stops waiting: some sources take minutes to deliver their records, and the person need not watch. */
function finishWaiting(session: Session, accountId: string): Session {
  const screen = currentScreen(session);
  if (screen.name !== 'connecting' || screen.accountId !== accountId) return session;
  return show(replace(session, { name: 'success', providerId: screen.providerId, accountId }));
}

function retry(session: Session): Session {
  const screen = currentScreen(session);
  if (screen.name !== 'failure' && screen.name !== 'removed') return session;
  const before = session.stack.at(-2);
  if (before?.name === 'login') return { ...session, stack: session.stack.slice(0, -1) };
  return replace(session, screenOfProvider(session, screen.providerId));
}

/** Opens the login of a source that asks for it again; the account and its shared data stay. */
function wantLogin(session: Session): Session {
  const screen = currentScreen(session);
  return screen.name === 'account' ? push(session, loginScreenOf(session, screen.providerId)) : session;
}

function askRevoke(session: Session): Session {
  const screen = currentScreen(session);
  return screen.name === 'account' ? push(session, { ...screen, name: 'revoke' }) : session;
}

function removeAccount(session: Session, accountId: string): Session {
  const account = session.accounts[accountId];
  if (!account) return session;
  const stored = storeAccount(session, { ...account, status: 'DISCONNECTED' });
  const isOf = (screen: Screen) => 'accountId' in screen && screen.accountId === accountId;
  if (!isOf(currentScreen(stored))) return stored;
  const others = stored.stack.filter((screen) => !isOf(screen));
  return { ...stored, stack: [...others, { name: 'removed', providerId: account.providerId, accountId }] };
}

function storeAccount(session: Session, account: LinkAccount): Session {
  const isLive = account.status === 'CONNECTED' || isUnderWay(account);
  return {
    ...session,
    accounts: { ...session.accounts, [account.id]: account },
    providers: session.providers.map((provider) => {
      if (provider.id !== account.providerId) return provider;
      if (isLive) return { ...provider, accountId: account.id };
      return provider.accountId === account.id ? { ...provider, accountId: null } : provider;
    }),
  };
}

/** From the success screen, Back can only lead to the list. */
function show(session: Session): Session {
  const screen = currentScreen(session);
  if (screen.name !== 'success') return session;
  const list: Screen[] = hasSoleSource(session) ? [] : [...consentOf(session), { name: 'providers' }];
  return { ...session, stack: [...list, screen] };
}
