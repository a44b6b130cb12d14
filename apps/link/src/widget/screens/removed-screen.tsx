import { translate } from '../../languages/translate.ts';
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
      title={translate('{provider} is disconnected', { provider: providerName })}
      actions={
        <>
          <Button onClick={onDone}>{translate('Done')}</Button>
          {canChoose ? (
            <Button kind="secondary" onClick={onChoose}>
              {translate('Choose another account')}
            </Button>
          ) : (
            <Button kind="secondary" onClick={onConnectAgain}>
              {translate('Connect again')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {translate('The data that it shared with {company} is deleted here, and no more will be shared.', {
          company: companyName,
        })}
      </p>
    </ScreenLayout>
  );
}
