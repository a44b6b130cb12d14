import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import { builtInLanguage, translate } from '../../languages/translate.ts';
import { labelDataPoints } from '../datapoint-labels.ts';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import styles from './account-screen.module.css';

interface AccountScreenProps {
  provider: LinkProvider;
  account: LinkAccount;
  companyName: string;
  onRevoke: () => void;
  onLogin: () => void;
  onDone: () => void;
}

export function AccountScreen({ provider, account, companyName, onRevoke, onLogin, onDone }: AccountScreenProps) {
  return (
    <ScreenLayout
      picture={<ProviderLogo name={provider.name} logoUrl={provider.logoUrl} size="large" />}
      title={translate('{provider} is connected', { provider: provider.name })}
      actions={
        <>
          {account.needsLogin && <Button onClick={onLogin}>{translate('Sign in again')}</Button>}
          <Button kind={account.needsLogin ? 'secondary' : 'primary'} onClick={onDone}>
            {translate('Done')}
          </Button>
          <Button kind="removal" onClick={onRevoke}>
            {translate('Disconnect')}
          </Button>
        </>
      }
    >
      {account.needsLogin && (
        <Notice
          kind="warning"
          text={translate(
            '{provider} no longer accepts the sign-in you gave. Sign in again to keep your data up to date.',
            {
              provider: provider.name,
            },
          )}
        />
      )}
      <dl className={styles.facts}>
        {account.loginName && (
          <div>
            <dt>{translate('Signed in as')}</dt>
            <dd>{account.loginName}</dd>
          </div>
        )}
        <div>
          <dt>{translate('Shared with')}</dt>
          <dd>{companyName}</dd>
        </div>
        <div>
          <dt>{translate('Data shared since')}</dt>
          <dd>
            <time dateTime={account.createdAt}>{formatMoment(account.createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{translate('Data shared')}</dt>
          <dd>
            <Chips labels={labelDataPoints(provider.supported)} />
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {translate('You can stop sharing at any time. Disconnecting deletes the shared data.')}
      </p>
    </ScreenLayout>
  );
}

function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat(builtInLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
