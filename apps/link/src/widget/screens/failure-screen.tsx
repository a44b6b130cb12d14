import type { AccountErrorCode } from '@smile/contract/accounts';
import { translate } from '../../languages/translate.ts';
import { describeAccountError } from '../account-error-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

interface FailureScreenProps {
  errorCode: AccountErrorCode;
  providerName: string;
  canChoose: boolean;
  onRetry: () => void;
  onChoose: () => void;
  onExit: () => void;
}

export function FailureScreen({ errorCode, providerName, canChoose, onRetry, onChoose, onExit }: FailureScreenProps) {
  const { title, advice, canRetry } = describeAccountError(errorCode, providerName);
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon={errorCode === 'MFA_TIMEOUT' ? 'clock' : 'alert'} kind="danger" />}
      title={title}
      actions={
        <>
          {canRetry && <Button onClick={onRetry}>{translate('Try again')}</Button>}
          {canChoose && (
            <Button kind={canRetry ? 'secondary' : 'primary'} onClick={onChoose}>
              {translate('Choose another account')}
            </Button>
          )}
          <Button kind={canRetry || canChoose ? 'plain' : 'primary'} onClick={onExit}>
            {translate('Exit')}
          </Button>
        </>
      }
    >
      <p>{advice}</p>
    </ScreenLayout>
  );
}
