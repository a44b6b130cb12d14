import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { useSubmission } from '../use-submission.ts';

interface RevokeArchiveScreenProps {
  typeLabel: string;
  companyName: string;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

export function RevokeArchiveScreen({ typeLabel, companyName, onConfirm, onCancel }: RevokeArchiveScreenProps) {
  const { isBusy, problem, submit } = useSubmission();
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="unlink" kind="danger" />}
      title={`Remove ${typeLabel}?`}
      actions={
        <>
          {problem && <Notice kind="error" text={problem} />}
          <Button kind="secondary" onClick={onCancel}>
            Keep it
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => submit(onConfirm)}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        {companyName} loses access to this document, and its files are deleted. This cannot be undone, but you can
        upload it again.
      </p>
    </ScreenLayout>
  );
}
