import { translate } from '../../languages/translate.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { useSubmission } from '../use-submission.ts';

interface RevokeScreenProps {
  providerName: string;
  companyName: string;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

export function RevokeScreen({ providerName, companyName, onConfirm, onCancel }: RevokeScreenProps) {
  const { isBusy, problem, submit } = useSubmission();
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="unlink" kind="danger" />}
      title={translate('Disconnect {provider}?', { provider: providerName })}
      actions={
        <>
          {problem && <Notice kind="error" text={problem} />}
          <Button kind="secondary" onClick={onCancel}>
            {translate('Keep connected')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => submit(onConfirm)}>
            {translate('Disconnect')}
          </Button>
        </>
      }
    >
      <p>
        {translate(
          '{company} loses access to this account, and the data that it shared is deleted. This cannot be undone, but you can connect the account again.',
          { company: companyName },
        )}
      </p>
    </ScreenLayout>
  );
}
