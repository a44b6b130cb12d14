import type { LinkProvider } from '@smile/contract/widget';
import type { CloseReason } from '@smile/sdk/options';
import { answerEmployerSurvey, revokeAccount, submitLogin, suggestEmployers } from '../actions.ts';
import { LazyUploadScreens } from '../archives/lazy-upload-screens.tsx';
import { canConnectMore, currentScreen, hasSoleSource } from '../session/session.ts';
import type { Session } from '../session/session-state.ts';
import type { WidgetContext } from '../widget-context.ts';
import { AccountScreen } from './account-screen.tsx';
import { ConnectingScreen } from './connecting-screen.tsx';
import { ConsentScreen } from './consent-screen.tsx';
import { EmployerSurveyDoneScreen } from './employer-survey-done-screen.tsx';
import { EmployerSurveyScreen } from './employer-survey-screen.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { LoginOptionsScreen } from './login-options-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { MfaScreen } from './mfa-screen.tsx';
import { ProviderListScreen } from './provider-list-screen.tsx';
import { RemovedScreen } from './removed-screen.tsx';
import { RevokeScreen } from './revoke-screen.tsx';
import { SharedScreen } from './shared-screen.tsx';
import { SuccessScreen } from './success-screen.tsx';

interface CurrentScreenProps {
  session: Session;
  ctx: WidgetContext;
  onClose: (reason: CloseReason) => void;
}

export function CurrentScreen({ session, ctx, onClose }: CurrentScreenProps) {
  const { settings } = session;
  const screen = currentScreen(session);
  switch (screen.name) {
    case 'consent':
      return <ConsentScreen settings={settings} onStart={() => ctx.dispatch({ type: 'consented' })} />;
    case 'providers':
      return (
        <ProviderListScreen
          session={session}
          onOpenProvider={(providerId) => ctx.dispatch({ type: 'providerOpened', providerId })}
          onOpenDocument={(fileType) => ctx.dispatch({ type: 'fileTypeOpened', fileType })}
          onMissing={() => ctx.dispatch({ type: 'missingOpened' })}
        />
      );
    case 'shared':
      return (
        <SharedScreen
          session={session}
          onOpenProvider={(providerId) => ctx.dispatch({ type: 'providerOpened', providerId })}
          onOpenDocument={(fileType) => ctx.dispatch({ type: 'fileTypeOpened', fileType })}
        />
      );
    case 'employerSurvey':
      return (
        <EmployerSurveyScreen
          companyName={settings.companyName}
          onAnswer={(employerName) => answerEmployerSurvey(ctx, employerName)}
          suggest={(name, signal) => suggestEmployers(ctx, name, signal)}
          onBack={() => ctx.dispatch({ type: 'wentBack' })}
        />
      );
    case 'employerSurveyDone':
      return (
        <EmployerSurveyDoneScreen
          companyName={settings.companyName}
          onBack={() => ctx.dispatch({ type: 'wentBack' })}
          onClose={() => onClose('close')}
        />
      );
    case 'success':
      return (
        <SuccessScreen
          settings={settings}
          canConnectMore={canConnectMore(session)}
          isReading={session.accounts[screen.accountId]?.stage !== 'DONE'}
          onDone={() => onClose('exit')}
          onConnectMore={() => ctx.dispatch({ type: 'listOpened' })}
        />
      );
    case 'fileTypes':
    case 'upload':
    case 'archiveSuccess':
    case 'archives':
    case 'revokeArchive':
    case 'archiveRemoved':
      return <LazyUploadScreens session={session} ctx={ctx} onClose={onClose} />;
    default: {
      const provider = session.providers.find((each) => each.id === screen.providerId);
      return provider ? <ProviderScreen session={session} ctx={ctx} provider={provider} onClose={onClose} /> : null;
    }
  }
}

/** Screens of one provider. */
function ProviderScreen({ session, ctx, provider, onClose }: CurrentScreenProps & { provider: LinkProvider }) {
  const { companyName } = session.settings;
  const screen = currentScreen(session);
  const account = 'accountId' in screen && screen.accountId ? session.accounts[screen.accountId] : undefined;
  const wayOut = {
    canChoose: !hasSoleSource(session),
    onChoose: () => ctx.dispatch({ type: 'listOpened' }),
  };
  const retry = () => ctx.dispatch({ type: 'retried' });
  switch (screen.name) {
    case 'loginOptions':
      return (
        <LoginOptionsScreen
          provider={provider}
          onChoose={(loginType) => ctx.dispatch({ type: 'loginOptionChosen', loginType })}
        />
      );
    case 'login': {
      const option = provider.loginOptions.find(({ type }) => type === screen.loginType);
      return option ? (
        <LoginScreen
          provider={provider}
          option={option}
          companyName={companyName}
          draft={screen.draft}
          onSubmit={(credentials) => submitLogin(ctx, provider, option, credentials)}
        />
      ) : null;
    }
    case 'connecting':
      return <ConnectingScreen ctx={ctx} provider={provider} account={account} />;
    case 'mfa':
      return account ? <MfaScreen ctx={ctx} provider={provider} account={account} /> : null;
    case 'account':
      return account ? (
        <AccountScreen
          provider={provider}
          account={account}
          companyName={companyName}
          onLogin={() => ctx.dispatch({ type: 'loginWanted' })}
          onRevoke={() => ctx.dispatch({ type: 'revokeAsked' })}
          onDone={() => onClose('exit')}
        />
      ) : null;
    case 'revoke':
      return account ? (
        <RevokeScreen
          providerName={provider.name}
          companyName={companyName}
          onConfirm={() => revokeAccount(ctx, provider, account)}
          onCancel={() => ctx.dispatch({ type: 'wentBack' })}
        />
      ) : null;
    case 'removed':
      return (
        <RemovedScreen
          providerName={provider.name}
          companyName={companyName}
          {...wayOut}
          onConnectAgain={retry}
          onDone={() => onClose('exit')}
        />
      );
    case 'failure':
      return (
        <FailureScreen
          errorCode={screen.errorCode}
          providerName={provider.name}
          {...wayOut}
          onRetry={retry}
          onExit={() => onClose('error')}
        />
      );
    default:
      return null;
  }
}
