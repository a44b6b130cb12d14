import type { LandingScreen as Screen } from '@smile/site-model/flow';
import { readText } from '@smile/site-model/values';
import { useContext } from 'react';
import { consentNote, LandingCard } from '../../pages/landing-card.tsx';
import { companyOf, type SiteLooks } from '../site-header.tsx';
import { ValuesContext } from '../texts/flow-text.tsx';
import { Markdown } from '../texts/markdown.tsx';

interface LandingScreenProps {
  screen: Screen;
  looks: SiteLooks;
  onNext: () => void;
}

export function LandingScreen({ screen, looks, onNext }: LandingScreenProps) {
  const { companyName, termsUrl, privacyUrl } = looks;
  return (
    <LandingCard
      company={companyOf(looks)}
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
