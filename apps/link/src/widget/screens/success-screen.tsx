import { translate } from '../../languages/translate.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import type { WidgetSettings } from '../widget-settings.ts';

interface SuccessScreenProps {
  settings: WidgetSettings;
  canConnectMore: boolean;
  /** The source is still delivering the records. */
  isReading: boolean;
  onDone: () => void;
  onConnectMore: () => void;
}

export function SuccessScreen({ settings, canConnectMore, isReading, onDone, onConnectMore }: SuccessScreenProps) {
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="check" kind="accent" />}
      title={translate('Success!')}
      actions={
        <>
          <Button onClick={onDone}>{translate(settings.doneButtonText)}</Button>
          {canConnectMore && (
            <Button kind="secondary" onClick={onConnectMore}>
              {translate(settings.connectMoreButtonText)}
            </Button>
          )}
        </>
      }
    >
      {settings.successText && <p>{translate(settings.successText)}</p>}
      {isReading && <p>{translate('Your records are still being read. This continues without you.')}</p>}
    </ScreenLayout>
  );
}
