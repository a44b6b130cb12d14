import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { EndingScreen as Screen } from '@smile/site-model/flow';
import { readText } from '@smile/site-model/values';
import { useContext, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { LegalLinks } from '../../pages/legal-links.tsx';
import { LogoPair } from '../../pages/logo-pair.tsx';
import { Badge } from '../../widget/ui/badge.tsx';
import { Button } from '../../widget/ui/button.tsx';
import { ScreenLayout } from '../../widget/ui/screen-layout.tsx';
import screenStyles from '../screens/message-screen.module.css';
import { companyOf, type SiteLooks } from '../site-header.tsx';
import { ValuesContext } from '../texts/flow-text.tsx';
import { Markdown } from '../texts/markdown.tsx';
import { Countdown } from './countdown.tsx';
import styles from './ending-screen.module.css';
import { ManageLink } from './manage-link.tsx';

interface EndingScreenProps {
  screen: Screen;
  looks: SiteLooks;
  /** Null until the session has ended. */
  end: Pick<FinishedSession, 'exitUrl' | 'sources' | 'manageUrl'> | null;
  /** False if the screen must not redirect by itself, as in the builder. */
  isTimed: boolean;
  onExit: () => void;
}

/** An ending that the site's author designed; it has no Back or Next button. */
export function EndingScreen({ screen, looks, end, isTimed, onExit }: EndingScreenProps) {
  const [isImageMissing, setIsImageMissing] = useState(false);
  const isSuccess = screen.outcome === 'SUCCESS';
  const exitUrl = end?.exitUrl ?? null;
  const hasCountdown = isTimed && exitUrl !== null && screen.redirectSeconds !== null;
  return (
    <div className={screenStyles.screen}>
      <ScreenLayout
        isCentered
        hasLooseActions
        title={readText(screen.header, useContext(ValuesContext)) || screen.name}
        picture={
          <>
            <LogoPair {...companyOf(looks)} />
            {screen.imageUrl && !isImageMissing ? (
              <img
                className={styles.image}
                src={screen.imageUrl}
                alt={screen.imageDescription}
                onError={() => setIsImageMissing(true)}
              />
            ) : (
              <Badge icon={isSuccess ? 'check' : 'alert'} kind={isSuccess ? 'accent' : 'neutral'} />
            )}
          </>
        }
        actions={
          <>
            {screen.redirect && <Button onClick={onExit}>{translate(screen.buttonText)}</Button>}
            {hasCountdown && <Countdown seconds={screen.redirectSeconds!} url={exitUrl} onEnd={onExit} />}
            <ManageLink end={end} />
            <LegalLinks termsUrl={looks.termsUrl} privacyUrl={looks.privacyUrl} />
          </>
        }
      >
        <div className={styles.body}>
          <Markdown blocks={screen.body} />
        </div>
      </ScreenLayout>
    </div>
  );
}
