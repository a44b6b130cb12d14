import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { EndingPage } from '@smile/site-model/flow';
import { translate } from '../../languages/translate.ts';
import { LegalLinks } from '../../pages/legal-links.tsx';
import { LogoPair } from '../../pages/logo-pair.tsx';
import { Badge } from '../../widget/ui/badge.tsx';
import { Button } from '../../widget/ui/button.tsx';
import { ScreenLayout } from '../../widget/ui/screen-layout.tsx';
import { manageUrlOf } from '../endings/manage-link.tsx';
import { LazyQrCode } from '../qr/lazy-qr-code.tsx';
import { companyOf, type SiteLooks } from '../site-header.tsx';
import screenStyles from './message-screen.module.css';
import styles from './result-screen.module.css';

interface ResultScreenProps {
  page: EndingPage | null;
  end: FinishedSession;
  looks: SiteLooks;
  onExit: () => void;
  onTryAgain: () => void;
}

/** Shown after a failure if the site has no failure page. */
const defaultFailure: EndingPage = {
  header: 'We could not connect your account',
  body: 'Nothing was shared. You can try again now, or come back later with the same link.',
  buttonText: '',
  hasQrCode: false,
};

/** Result of connecting an account: success, or failure with a retry. */
export function ResultScreen({ page, end, looks, onExit, onTryAgain }: ResultScreenProps) {
  const isSuccess = end.status === 'SUCCESS';
  const shown = page ?? defaultFailure;
  const source = end.sources.at(-1);
  // A failure without an exit URL offers only a retry.
  const hasExit = shown.buttonText !== '' && (isSuccess || end.exitUrl !== null);
  return (
    <div className={screenStyles.screen}>
      <ScreenLayout
        isCentered
        hasLooseActions
        title={translate(shown.header || (isSuccess ? 'Thank you!' : defaultFailure.header))}
        picture={
          <>
            <div className={styles.sources}>
              <LogoPair {...companyOf(looks)} />
              {source && <img className={styles.source} src={source.logoUrl} alt={source.name} />}
            </div>
            <Badge icon={isSuccess ? 'check' : 'alert'} kind={isSuccess ? 'accent' : 'danger'} />
          </>
        }
        actions={
          <>
            {hasExit && <Button onClick={onExit}>{translate(shown.buttonText)}</Button>}
            {!isSuccess && (
              <Button kind={hasExit ? 'secondary' : 'primary'} onClick={onTryAgain}>
                {translate(hasExit || shown.buttonText === '' ? 'Try again' : shown.buttonText)}
              </Button>
            )}
            <LegalLinks termsUrl={looks.termsUrl} privacyUrl={looks.privacyUrl} />
          </>
        }
      >
        {shown.body && (
          <p className={styles.text} dir="auto">
            {translate(shown.body)}
          </p>
        )}
        {isSuccess && shown.hasQrCode && <LazyQrCode url={manageUrlOf(end)} />}
      </ScreenLayout>
    </div>
  );
}
