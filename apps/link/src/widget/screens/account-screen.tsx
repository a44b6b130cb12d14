import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
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
      title={`${provider.name} is connected`}
      actions={
        <>
          {account.needsLogin && <Button onClick={onLogin}>Sign in again</Button>}
          <Button kind={account.needsLogin ? 'secondary' : 'primary'} onClick={onDone}>
            Done
          </Button>
          <Button kind="removal" onClick={onRevoke}>
            Disconnect
          </Button>
        </>
      }
    >
      {account.needsLogin && (
        <Notice
          kind="warning"
          text={`${provider.name} no longer accepts the sign-in you gave. Sign in again to keep your data up to date.`}
        />
      )}
      <dl className={styles.facts}>
        {account.loginName && (
          <div>
            <dt>Signed in as</dt>
            <dd>{account.loginName}</dd>
          </div>
        )}
        <div>
          <dt>Shared with</dt>
          <dd>{companyName}</dd>
        </div>
        <div>
          <dt>Data shared since</dt>
          <dd>
            <time dateTime={account.createdAt}>{formatMoment(account.createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>Data shared</dt>
          <dd>
            <Chips labels={labelDataPoints(provider.supported)} />
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>You can stop sharing at any time. Disconnecting deletes the shared data.</p>
    </ScreenLayout>
  );
}

function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
