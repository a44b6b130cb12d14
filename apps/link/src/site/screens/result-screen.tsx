import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { EndingPage } from '@smile/site-model/flow';
import { LogoPair } from '../../pages/logo-pair.tsx';
import { Badge } from '../../widget/ui/badge.tsx';
import { Button } from '../../widget/ui/button.tsx';
import { ScreenLayout } from '../../widget/ui/screen-layout.tsx';
import { LazyQrCode } from '../qr/lazy-qr-code.tsx';
import type { SiteLooks } from '../site-looks.ts';
import styles from './result-screen.module.css';

interface ResultScreenProps {
  page: EndingPage | null;
  end: FinishedSession;
  looks: SiteLooks;
  onExit: () => void;
  onTryAgain: () => void;
}

/** Where a failure has no page of its own. */
const usualFailure: EndingPage = {
  header: 'We could not connect your account',
  body: 'Nothing was shared. You can try again now, or come back later with the same link.',
  buttonText: '',
  hasQrCode: false,
};

export function ResultScreen({ page, end, looks, onExit, onTryAgain }: ResultScreenProps) {
  const isSuccess = end.status === 'SUCCESS';
  const shown = page ?? usualFailure;
  const source = end.sources.at(-1);
  // Without an address to go to, leaving a failure and trying again are the same.
  const hasExit = shown.buttonText !== '' && (isSuccess || end.exitUrl !== null);
  return (
    <div className={styles.result}>
      <ScreenLayout
        isCentered
        hasLooseActions
        title={shown.header || (isSuccess ? 'Thank you!' : usualFailure.header)}
        picture={
          <>
            <div className={styles.sources}>
              <LogoPair
                companyName={looks.companyName}
                companyLogoUrl={looks.companyLogoUrl}
                isSandbox={looks.mode === 'SANDBOX'}
              />
              {source && <img className={styles.source} src={source.logoUrl} alt={source.name} />}
            </div>
            <Badge icon={isSuccess ? 'check' : 'alert'} kind={isSuccess ? 'accent' : 'danger'} />
          </>
        }
        actions={
          <>
            {hasExit && <Button onClick={onExit}>{shown.buttonText}</Button>}
            {!isSuccess && (
              <Button kind={hasExit ? 'secondary' : 'primary'} onClick={onTryAgain}>
                {hasExit || shown.buttonText === '' ? 'Try again' : shown.buttonText}
              </Button>
            )}
            <p className={styles.legal}>
              <a href={looks.termsUrl} target="_blank" rel="noreferrer">
                Terms and Conditions
              </a>
              <a href={looks.privacyUrl} target="_blank" rel="noreferrer">
                Privacy Policy
              </a>
            </p>
          </>
        }
      >
        {shown.body && (
          <p className={styles.text} dir="auto">
            {shown.body}
          </p>
        )}
        {isSuccess && shown.hasQrCode && <LazyQrCode url={end.manageUrl} />}
      </ScreenLayout>
    </div>
  );
}
