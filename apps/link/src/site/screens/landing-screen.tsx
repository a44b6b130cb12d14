import type { LandingScreen as Screen } from '@smile/site-model/flow';
import { readText } from '@smile/site-model/values';
import { useContext } from 'react';
import { consentNote } from '../../pages/consent-note.ts';
import { LandingCard } from '../../pages/landing-card.tsx';
import type { SiteLooks } from '../site-looks.ts';
import { Markdown } from '../texts/markdown.tsx';
import { ValuesContext } from '../values-context.ts';

interface LandingScreenProps {
  screen: Screen;
  looks: SiteLooks;
  onNext: () => void;
}

export function LandingScreen({ screen, looks, onNext }: LandingScreenProps) {
  const { companyName, companyLogoUrl, mode, termsUrl, privacyUrl } = looks;
  return (
    <LandingCard
      company={{ companyName, companyLogoUrl, isSandbox: mode === 'SANDBOX' }}
      title={readText(screen.header, useContext(ValuesContext)) || screen.name}
      button={screen.launchButtonText}
      note={consentNote(companyName)}
      legal={{ termsUrl, privacyUrl }}
      onStart={onNext}
    >
      <Markdown blocks={screen.introduction} />
    </LandingCard>
  );
}
