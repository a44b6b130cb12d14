import type { ReactNode } from 'react';
import { translate } from '../languages/translate.ts';
import { Badge } from '../widget/ui/badge.tsx';
import { Button } from '../widget/ui/button.tsx';
import { ScreenLayout } from '../widget/ui/screen-layout.tsx';
import styles from './landing-card.module.css';
import { LegalLinks } from './legal-links.tsx';
import { LogoPair } from './logo-pair.tsx';

interface LandingCardProps {
  company: { companyName: string; companyLogoUrl: string | null; isSandbox: boolean };
  title: string;
  children: ReactNode;
  button: string;
  note: string;
  isDone?: boolean;
  isBusy?: boolean;
  legal?: { termsUrl: string; privacyUrl: string };
  onStart: () => void;
}

/** Card with the requesting company, the purpose, and the start button. */
export function LandingCard({ company, title, children, button, note, legal, onStart, ...state }: LandingCardProps) {
  return (
    <div className={styles.card}>
      <ScreenLayout
        isCentered
        title={title}
        picture={
          <>
            <LogoPair {...company} />
            {state.isDone && <Badge icon="check" kind="accent" />}
          </>
        }
        actions={
          <>
            <div data-part="next">
              <Button isBusy={state.isBusy ?? false} onClick={onStart}>
                {translate(button)}
              </Button>
            </div>
            <p className={styles.note}>{note}</p>
            {legal && <LegalLinks {...legal} separator="|" />}
          </>
        }
      >
        {children}
      </ScreenLayout>
    </div>
  );
}

/** Privacy note for the invited person. */
export function consentNote(companyName: string): string {
  return translate(
    '{company} sent you this invitation. Only what you choose is shared, and you can revoke it at any time.',
    { company: companyName },
  );
}
