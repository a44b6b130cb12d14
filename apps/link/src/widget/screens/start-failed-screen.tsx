import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

export function StartFailedScreen({ onRetry, onExit }: { onRetry: () => void; onExit: () => void }) {
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="alert" kind="danger" />}
      title="We could not start"
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <Button kind="plain" onClick={onExit}>
            Exit
          </Button>
        </>
      }
    >
      <p>The service could not be reached. Check your internet connection, then try again.</p>
    </ScreenLayout>
  );
}
