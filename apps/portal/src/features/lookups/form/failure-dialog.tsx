import { useState } from 'react';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';

interface FailureDialogProps {
  query: { error: unknown; errorUpdatedAt: number };
}

/** Shows each failure of a query once. */
export function FailureDialog({ query }: FailureDialogProps) {
  const [closedAt, setClosedAt] = useState(0);
  const isNew = query.error !== null && query.errorUpdatedAt !== closedAt;
  return <ErrorDialog error={isNew ? query.error : null} onClose={() => setClosedAt(query.errorUpdatedAt)} />;
}
