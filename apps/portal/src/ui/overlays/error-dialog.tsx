import { describeError } from '../format/describe-error.ts';
import { onDemand } from '../loading/on-demand.tsx';
import { MessageDialog } from './message-dialog.tsx';

/** Loaded with the first error that has an id. */
export const RequestId = onDemand(async () => (await import('../format/request-id.tsx')).RequestId, null);

interface ErrorDialogProps {
  /** Default: "Error". */
  title?: string;
  error: unknown;
  /** Replaces the error's own message; undefined closes the dialog. */
  message?: string | undefined;
  onClose: () => void;
  /** Closes automatically after this time. */
  autoCloseMs?: number;
}

/** An error with the id of the request, if the server answered. */
export function ErrorDialog({ title = 'Error', error, ...dialog }: ErrorDialogProps) {
  const { message, requestId } = describeError(error ?? '');
  const shown = 'message' in dialog ? dialog.message : message || undefined;
  return (
    <MessageDialog title={title} {...dialog} message={shown}>
      {requestId && <RequestId value={requestId} />}
    </MessageDialog>
  );
}
