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
      title={`Disconnect ${providerName}?`}
      actions={
        <>
          {problem && <Notice kind="error" text={problem} />}
          <Button kind="secondary" onClick={onCancel}>
            Keep connected
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => submit(onConfirm)}>
            Disconnect
          </Button>
        </>
      }
    >
      <p>
        {companyName} loses access to this account, and the data that it shared is deleted. This cannot be undone, but
        you can connect the account again.
      </p>
    </ScreenLayout>
  );
}
