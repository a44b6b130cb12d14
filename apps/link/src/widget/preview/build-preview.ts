import type { LinkAccount } from '@smile/contract/widget';
import type { PreviewMessage } from '@smile/contract/widget-preview';
import { arrangeProviders } from '../provider-filter.ts';
import type { Screen } from '../screen.ts';
import { isConnectable, startSession } from '../session/session.ts';
import type { Session } from '../session/session-state.ts';
import { mergeSettings } from '../widget-settings.ts';

/**
 * Builds the session that shows the wanted screen. Without consent the first screen is the list, as for end users;
 * `success` has just connected an account.
 */
export function buildPreview({ mode, tenantName, screen, template, providers, fileTypes }: PreviewMessage): Session {
  const settings = mergeSettings({ mode, userId: 'preview', tenantName, template }, {});
  const sources = providers.map((provider) => ({ ...provider, loginOptions: [], accountId: null }));
  const arranged = arrangeProviders(sources, settings);
  const connected = arranged.find(isConnectable);
  const account = screen === 'success' && connected ? connectedAccountAt(connected.id) : null;
  const chosen = template.fileTypeConfig.fileTypes.flatMap((id) => fileTypes.find(({ type }) => type === id) ?? []);
  const uploads = { fileTypes: chosen.map((each) => ({ ...each, subTypes: [], maxFiles: 1 })), archives: [] };
  const session = startSession(settings, arranged, account ? [account] : [], uploads);
  const consent: Screen[] = settings.hasConsent ? [{ name: 'consent' }] : [];
  if (screen === 'consent' && settings.hasConsent) return { ...session, stack: consent };
  const list: Screen[] = [...consent, { name: 'providers' }];
  if (screen !== 'success') return { ...session, stack: list };
  const providerId = account?.providerId ?? '';
  return { ...session, stack: [...list, { name: 'success', providerId, accountId: account?.id ?? '' }] };
}

function connectedAccountAt(providerId: string): LinkAccount {
  return {
    id: 'preview',
    userId: 'preview',
    providerId,
    loginName: null,
    status: 'CONNECTED',
    errorCode: null,
    errorMessage: null,
    needsLogin: false,
    stage: 'DONE',
    progress: 100,
    mfa: null,
    createdAt: '1970-01-01T00:00:00Z',
  };
}
