import type { LinkProvider } from '@smile/contract/widget';
import { translate } from '../../languages/translate.ts';
import { Button } from '../ui/button.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import styles from './login-screen.module.css';

interface LoginOptionsScreenProps {
  provider: LinkProvider;
  onChoose: (loginType: string) => void;
}

export function LoginOptionsScreen({ provider, onChoose }: LoginOptionsScreenProps) {
  return (
    <ScreenLayout
      picture={<ProviderLogo name={provider.name} logoUrl={provider.logoUrl} size="large" />}
      title={translate('How do you sign in to {provider}?', { provider: provider.name })}
    >
      <ul className={styles.options}>
        {provider.loginOptions.map(({ type, label }) => (
          <li key={type}>
            <Button kind="secondary" onClick={() => onChoose(type)}>
              {translate(label)}
            </Button>
          </li>
        ))}
      </ul>
    </ScreenLayout>
  );
}
