import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

interface RemovedScreenProps {
  providerName: string;
  companyName: string;
  canChoose: boolean;
  onConnectAgain: () => void;
  onChoose: () => void;
  onDone: () => void;
}

export function RemovedScreen(props: RemovedScreenProps) {
  const { providerName, companyName, canChoose, onConnectAgain, onChoose, onDone } = props;
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="unlink" kind="neutral" />}
      title={`${providerName} is disconnected`}
      actions={
        <>
          <Button onClick={onDone}>Done</Button>
          {canChoose ? (
            <Button kind="secondary" onClick={onChoose}>
              Choose another account
            </Button>
          ) : (
            <Button kind="secondary" onClick={onConnectAgain}>
              Connect again
            </Button>
          )}
        </>
      }
    >
      <p>The data that it shared with {companyName} is deleted here, and no more will be shared.</p>
    </ScreenLayout>
  );
}
