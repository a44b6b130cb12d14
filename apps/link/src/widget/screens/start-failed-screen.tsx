import { translate } from '../../languages/translate.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

export function StartFailedScreen({ onRetry, onExit }: { onRetry: () => void; onExit: () => void }) {
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="alert" kind="danger" />}
      title={translate('We could not start')}
      actions={
        <>
          <Button onClick={onRetry}>{translate('Try again')}</Button>
          <Button kind="plain" onClick={onExit}>
            {translate('Exit')}
          </Button>
        </>
      }
    >
      <p>{translate('The service could not be reached. Check your internet connection, then try again.')}</p>
    </ScreenLayout>
  );
}
