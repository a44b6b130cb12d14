import type { InviteLanding } from '@smile/contract/invite-landing';
import { useEffect } from 'react';
import { StartingScreen } from '../widget/screens/starting-screen.tsx';
import { Badge } from '../widget/ui/badge.tsx';
import { Button } from '../widget/ui/button.tsx';
import { ScreenLayout } from '../widget/ui/screen-layout.tsx';
import { ClosedInvite } from './closed-invite.tsx';
import styles from './invite-page.module.css';
import { LogoPair } from './logo-pair.tsx';
import { useInvite } from './use-invite.ts';
import type { Visit } from './visit-invite.ts';

/** What an invited person sees before and after the widget. */
export function InvitePage({ visit }: { visit: () => Promise<Visit> }) {
  const { shown, retry, openWidget } = useInvite(visit);
  const companyName = shown?.status === 'open' ? shown.landing.companyName : null;
  useEffect(() => {
    if (companyName) document.title = `An invitation from ${companyName}`;
  }, [companyName]);
  return (
    <main className={styles.page} aria-label="Your invitation">
      <div className={styles.card}>
        {!shown && <StartingScreen />}
        {shown?.status === 'open' && <OpenInvite landing={shown.landing} onStart={() => openWidget(shown.landing)} />}
        {shown && shown.status !== 'open' && <ClosedInvite reason={shown.status} onRetry={retry} />}
      </div>
    </main>
  );
}

function OpenInvite({ landing, onStart }: { landing: InviteLanding; onStart: () => void }) {
  const { hasShared, companyName, companyLogoUrl, mode } = landing;
  const { header, description, button } = hasShared ? landing.successPage : landing.landingPage;
  return (
    <ScreenLayout
      key={String(hasShared)}
      isCentered
      title={header}
      picture={
        <>
          <LogoPair companyName={companyName} companyLogoUrl={companyLogoUrl} isSandbox={mode === 'SANDBOX'} />
          {hasShared && <Badge icon="check" kind="accent" />}
        </>
      }
      actions={
        <>
          <Button onClick={onStart}>{button}</Button>
          <p className={styles.note}>
            {hasShared
              ? 'You can see here what you connected, and revoke it at any time.'
              : `${companyName} sent you this invitation. Only what you choose is shared, and you can revoke it at any time.`}
          </p>
        </>
      }
    >
      <p className={styles.text}>{description}</p>
    </ScreenLayout>
  );
}
