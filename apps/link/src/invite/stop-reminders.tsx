import { useState } from 'react';
import { translate } from '../languages/translate.ts';
import { PageCard } from '../pages/page-card.tsx';
import { Badge } from '../widget/ui/badge.tsx';
import { Button } from '../widget/ui/button.tsx';
import { ScreenLayout } from '../widget/ui/screen-layout.tsx';
import styles from './invite-page.module.css';
import type { StopOutcome } from './visit-invite.ts';

type Stage = 'asked' | 'sending' | StopOutcome;

const texts: Record<Stage, { title: string; advice: string }> = {
  asked: {
    title: 'Stop reminders?',
    advice: 'We will not send you any more reminders of this invitation. Its link still works.',
  },
  sending: {
    title: 'Stop reminders?',
    advice: 'We will not send you any more reminders of this invitation. Its link still works.',
  },
  stopped: {
    title: 'Reminders are stopped',
    advice: 'You will not get any more reminders of this invitation. Its link still works.',
  },
  unknown: {
    title: 'This invitation cannot be found',
    advice: 'It may have ended together with its reminders. Please open the link exactly as it is in your email.',
  },
  unreachable: {
    title: 'We could not stop the reminders',
    advice: 'The service could not be reached. Check your internet connection, then try again.',
  },
};

/** Asks for confirmation first, because mail scanners open links too. */
export function StopReminders({ stop }: { stop: () => Promise<StopOutcome> }) {
  const [stage, setStage] = useState<Stage>('asked');
  const { title, advice } = texts[stage];
  const press = () => {
    setStage('sending');
    void stop().then(setStage);
  };
  const isOver = stage === 'stopped' || stage === 'unknown';
  return (
    <PageCard label={translate('Reminders')}>
      <div className={styles.closed} role="status">
        <ScreenLayout
          isCentered
          picture={<Badge icon={stage === 'stopped' ? 'check' : 'clock'} kind="neutral" />}
          title={translate(title)}
          actions={
            !isOver && (
              <Button onClick={press} isDisabled={stage === 'sending'}>
                {translate(stage === 'unreachable' ? 'Try again' : 'Stop reminders')}
              </Button>
            )
          }
        >
          <p>{translate(advice)}</p>
        </ScreenLayout>
      </div>
    </PageCard>
  );
}
