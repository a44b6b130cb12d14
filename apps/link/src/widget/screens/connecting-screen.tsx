import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import { translate } from '../../languages/translate.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import hidden from '../ui/visually-hidden.module.css';
import { useConnection } from '../use-connection.ts';
import type { WidgetContext } from '../widget-context.ts';
import styles from './connecting-screen.module.css';

interface ConnectingScreenProps {
  ctx: WidgetContext;
  provider: LinkProvider;
  account: LinkAccount | undefined;
}

const steps = [
  { stages: ['LOGGING_IN', 'AWAITING_MFA'], text: 'Signing in' },
  { stages: ['FETCHING'], text: 'Reading your records' },
  { stages: ['SAVING'], text: 'Saving them securely' },
];

export function ConnectingScreen({ ctx, provider, account }: ConnectingScreenProps) {
  const connection = useConnection(ctx, provider, account);
  const stage = account?.stage ?? 'LOGGING_IN';
  const current = stage === 'DONE' ? steps.length : steps.findIndex((step) => step.stages.includes(stage));
  const progress = account?.progress ?? 0;
  return (
    <ScreenLayout
      isCentered
      picture={<ProviderLogo name={provider.name} logoUrl={provider.logoUrl} size="large" />}
      title={translate('Connecting to {provider}', { provider: provider.name })}
      actions={connection.hasFailed && <Button onClick={connection.restart}>{translate('Try again')}</Button>}
    >
      <div className={styles.progress}>
        <ProgressBar percent={progress} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.text} className={index <= current ? styles.reached : undefined}>
            <span className={index === current ? styles.active : styles.mark}>
              {index < current && <Icon name="check" size={16} />}
            </span>
            {translate(step.text)}
          </li>
        ))}
      </ol>
      <p className={hidden.text} role="status">
        {steps[current] && translate(steps[current].text)}
      </p>
      {connection.hasFailed && (
        <Notice kind="error" text={translate('The connection could not be started. Please try again.')} />
      )}
      {connection.isTroubled && (
        <Notice kind="warning" text={translate('The internet connection was lost. Trying again…')} />
      )}
      {connection.isSlow && !connection.isTroubled && !connection.hasFailed && (
        <p className={styles.slow}>
          {translate('This takes longer than usual. You may wait, or close this window: it continues without you.')}
        </p>
      )}
    </ScreenLayout>
  );
}
