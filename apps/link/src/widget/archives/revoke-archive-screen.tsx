import { translate } from '../../languages/translate.ts';
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
      title={translate('Remove {document}?', { document: typeLabel })}
      actions={
        <>
          {problem && <Notice kind="error" text={problem} />}
          <Button kind="secondary" onClick={onCancel}>
            {translate('Keep it')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => submit(onConfirm)}>
            {translate('Remove')}
          </Button>
        </>
      }
    >
      <p>
        {translate(
          '{company} loses access to this document, and its files are deleted. This cannot be undone, but you can upload it again.',
          { company: companyName },
        )}
      </p>
    </ScreenLayout>
  );
}
