import type { InviteLanding } from '@smile/contract/invite-landing';
import { useEffect } from 'react';
import { translate } from '../languages/translate.ts';
import { consentNote, LandingCard } from '../pages/landing-card.tsx';
import { PageCard } from '../pages/page-card.tsx';
import { StartingScreen } from '../widget/screens/starting-screen.tsx';
import { ClosedInvite } from './closed-invite.tsx';
import styles from './invite-page.module.css';
import { useInvite } from './use-invite.ts';
import type { Visit } from './visit-invite.ts';

/** Page around the widget for an invited person. */
export function InvitePage({ visit }: { visit: () => Promise<Visit> }) {
  const { shown, retry, openWidget } = useInvite(visit);
  const companyName = shown?.status === 'open' ? shown.landing.companyName : null;
  useEffect(() => {
    if (companyName) document.title = translate('An invitation from {company}', { company: companyName });
  }, [companyName]);
  return (
    <PageCard label={translate('Your invitation')}>
      {!shown && (
        <div className={styles.closed}>
          <StartingScreen />
        </div>
      )}
      {shown?.status === 'open' && <OpenInvite landing={shown.landing} onStart={() => openWidget(shown.landing)} />}
      {shown && shown.status !== 'open' && (
        <div className={styles.closed}>
          <ClosedInvite reason={shown.status} onRetry={retry} />
        </div>
      )}
    </PageCard>
  );
}

function OpenInvite({ landing, onStart }: { landing: InviteLanding; onStart: () => void }) {
  const { hasShared, companyName, companyLogoUrl, mode } = landing;
  const { header, description, button } = hasShared ? landing.successPage : landing.landingPage;
  return (
    <LandingCard
      key={String(hasShared)}
      company={{ companyName, companyLogoUrl, isSandbox: mode === 'SANDBOX' }}
      title={translate(header)}
      button={button}
      isDone={hasShared}
      note={
        hasShared
          ? translate('You can see here what you connected, and revoke it at any time.')
          : consentNote(companyName)
      }
      onStart={onStart}
    >
      <p className={styles.text} dir="auto">
        {translate(description)}
      </p>
    </LandingCard>
  );
}
