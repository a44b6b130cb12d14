import { useState } from 'react';
import { describeError } from '../../../ui/format/describe-error.ts';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';

interface FailureDialogProps {
  query: { error: unknown; errorUpdatedAt: number };
}

/** Shows each failure of a query once. */
export function FailureDialog({ query }: FailureDialogProps) {
  const [closedAt, setClosedAt] = useState(0);
  const isNew = query.error !== null && query.errorUpdatedAt !== closedAt;
  return (
    <MessageDialog
      title="Error"
      message={isNew ? describeError(query.error).message : undefined}
      onClose={() => setClosedAt(query.errorUpdatedAt)}
    />
  );
}
