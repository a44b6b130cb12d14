import type { CloseReason, WidgetOptions } from '@smile/sdk/options';
import type { FrameMessage } from '@smile/sdk/protocol';
import type { ScreenId } from '@smile/site-model/document';
import type { WidgetScreen } from '@smile/site-model/flow';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Button } from '../../widget/ui/button.tsx';
import { Widget } from '../../widget/widget.tsx';
import type { Linked } from '../load-linked.ts';
import type { SiteConnection } from '../site-connection.ts';
import { awaitLinked } from './await-linked.ts';
import styles from './widget-step.module.css';

export interface WidgetStepProps {
  screen: WidgetScreen;
  connection: SiteConnection;
  companyName: string;
  hasLinked: boolean;
  /** Builder sites have their own button to continue once a source is connected. */
  hasNextButton: boolean;
  onBack: (() => void) | null;
  onDepth: (depth: number, goBack: () => void) => void;
  onLinked: (linked: string[]) => void;
  onLeft: (screenId: ScreenId, linked: Linked) => void;
}

/** The widget as a step of the page: same origin, same token, no iframe. */
export function WidgetStep({ screen, connection, onLinked, onLeft, ...props }: WidgetStepProps) {
  const { companyName, hasLinked, hasNextButton, onBack, onDepth } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [leaveFailed, setLeaveFailed] = useState(false);
  const options = useMemo<WidgetOptions>(
    () => (screen.winkTemplateId ? { templateId: screen.winkTemplateId } : { companyName }),
    [screen, companyName],
  );
  useEffect(() => {
    connection.loadLinked().then(({ linked }) => linked.length > 0 && onLinked(linked), ignore);
  }, [connection, onLinked]);

  const leave = useCallback(
    (reason: CloseReason | 'next') => {
      setIsLeaving(true);
      setLeaveFailed(false);
      awaitLinked(connection, { now: () => performance.now(), onUnsettled: () => setIsWaiting(true) })
        .then(
          (linked) => onLeft(screen.id, { ...linked, hasFailed: linked.hasFailed || reason === 'error' }),
          () => setLeaveFailed(true),
        )
        .finally(() => {
          setIsLeaving(false);
          setIsWaiting(false);
        });
    },
    [connection, onLeft, screen],
  );
  const send = useCallback(
    (message: FrameMessage) => {
      if (message.type === 'close') leave(message.reason);
      if (message.type === 'report' && message.name !== 'onUIEvent')
        connection.loadLinked().then(({ linked }) => onLinked(linked), ignore);
    },
    [connection, leave, onLinked],
  );
  const canGoOn = hasNextButton && (hasLinked || screen.isSkippable);
  return (
    <div className={styles.step}>
      <div className={styles.widget} inert={isLeaving} aria-busy={isLeaving}>
        <Widget
          client={connection.client}
          options={options}
          isTokenExpired={false}
          send={send}
          host={{ onBack, onDepth }}
        />
      </div>
      {isWaiting && (
        <p className={styles.bar} role="status">
          {translate('One moment: your sign-in is not finished yet.')}
        </p>
      )}
      {(canGoOn || leaveFailed) && !isWaiting && (
        <div className={styles.bar}>
          {leaveFailed && <p role="alert">{translate('The service could not be reached. Please try again.')}</p>}
          <Button kind={hasLinked ? 'primary' : 'secondary'} isBusy={isLeaving} onClick={() => leave('next')}>
            {translate(hasNextButton ? screen.nextButtonName || 'Next' : 'Try again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A failed request is repeated when the visitor leaves the step. */
function ignore(): void {}
