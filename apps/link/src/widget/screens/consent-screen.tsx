import { keptDays } from '@smile/contract/retention';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CompanyLogo } from '../ui/company-logo.tsx';
import { Icon } from '../ui/icon.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import type { WidgetSettings } from '../widget-settings.ts';
import styles from './consent-screen.module.css';

export function ConsentScreen({ settings, onStart }: { settings: WidgetSettings; onStart: () => void }) {
  const { companyName, companyLogoUrl } = settings;
  return (
    <ScreenLayout
      picture={<CompanyLogo name={companyName} logoUrl={companyLogoUrl} />}
      title={`${companyName} asks for your records`}
      actions={<Button onClick={onStart}>{settings.startButtonText}</Button>}
    >
      {settings.usageText && <p>{settings.usageText}</p>}
      <ul className={styles.points}>
        <li>
          <Icon name="records" />
          You choose an account. Its identity, work and income records are shared.
        </li>
        <li>
          <Icon name="shield" />
          Your password is never shown to {companyName}.
        </li>
        <li>
          <Icon name="unlink" />
          Disconnect at any time, and the shared data is deleted.
        </li>
      </ul>
      {settings.hasLearnMore && <LearnMore companyName={companyName} />}
    </ScreenLayout>
  );
}

function LearnMore({ companyName }: { companyName: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button kind="plain" isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Show less' : 'Learn more'}
      </Button>
      {isOpen && (
        <dl ref={bringIntoView} className={styles.details}>
          <dt>Which account can it be?</dt>
          <dd>For example with your employer, a work platform or a government service.</dd>
          <dt>What is shared?</dt>
          <dd>Each account's list is shown before you connect.</dd>
          <dt>Who gets the records?</dt>
          <dd>{companyName}, and nobody else through this window.</dd>
          <dt>Can anything be changed in my account?</dt>
          <dd>No. Records are only read, nothing is posted, paid or changed.</dd>
          <dt>How long are the records kept here?</dt>
          <dd>
            For {keptDays} days, or until you disconnect the account. With updates on, the {keptDays} days start with
            the last.
          </dd>
          <dt>How do I disconnect?</dt>
          <dd>Come back here, choose the account and disconnect it.</dd>
          <dt>What happens when I disconnect?</dt>
          <dd>The records held here are deleted for good. Ask {companyName} about copies it has already received.</dd>
        </dl>
      )}
    </div>
  );
}

/** On a small phone the answers open below what is seen; their beginning is what is read first. */
function bringIntoView(details: HTMLElement | null): void {
  details?.parentElement?.scrollIntoView({ block: 'start' });
}
