import { keptDays } from '@smile/contract/retention';
import { useState } from 'react';
import { translate } from '../../languages/translate.ts';
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
      title={translate('{company} asks for your records', { company: companyName })}
      actions={<Button onClick={onStart}>{translate(settings.startButtonText)}</Button>}
    >
      {settings.usageText && <p>{translate(settings.usageText)}</p>}
      <ul className={styles.points}>
        <li>
          <Icon name="records" />
          {translate('You choose an account. Its identity, work and income records are shared.')}
        </li>
        <li>
          <Icon name="shield" />
          {translate('Your password is never shown to {company}.', { company: companyName })}
        </li>
        <li>
          <Icon name="unlink" />
          {translate('Disconnect at any time, and the shared data is deleted.')}
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
        {translate(isOpen ? 'Show less' : 'Learn more')}
      </Button>
      {isOpen && (
        <dl ref={bringIntoView} className={styles.details}>
          <dt>{translate('Which account can it be?')}</dt>
          <dd>{translate('For example with your employer, a work platform or a government service.')}</dd>
          <dt>{translate('What is shared?')}</dt>
          <dd>{translate("Each account's list is shown before you connect.")}</dd>
          <dt>{translate('Who gets the records?')}</dt>
          <dd>{translate('{company}, and nobody else through this window.', { company: companyName })}</dd>
          <dt>{translate('Can anything be changed in my account?')}</dt>
          <dd>{translate('No. Records are only read, nothing is posted, paid or changed.')}</dd>
          <dt>{translate('How long are the records kept here?')}</dt>
          <dd>
            {translate(
              'For {days} days, or until you disconnect the account. With updates on, the {days} days start with the last.',
              { days: keptDays },
            )}
          </dd>
          <dt>{translate('How do I disconnect?')}</dt>
          <dd>{translate('Come back here, choose the account and disconnect it.')}</dd>
          <dt>{translate('What happens when I disconnect?')}</dt>
          <dd>
            {translate(
              'The records held here are deleted for good. Ask {company} about copies it has already received.',
              {
                company: companyName,
              },
            )}
          </dd>
        </dl>
      )}
    </div>
  );
}

/** On a small phone the answers open below the fold; scrolls their start into view. */
function bringIntoView(details: HTMLElement | null): void {
  details?.parentElement?.scrollIntoView({ block: 'start' });
}
