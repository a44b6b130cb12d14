import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { describeError } from '../../ui/format/describe-error.ts';
import { MailboxLink } from '../../ui/mailbox/mailbox-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { RequestId } from '../../ui/overlays/error-dialog.tsx';

interface SendDialogProps {
  /** Current step; the dialog cannot be closed while it is set. */
  progress: string | undefined;
  result: string | undefined;
  /** Recipient of the sent mail. */
  sentTo?: string | undefined;
  /** The part of the error that no field shows. */
  refusal: string | undefined;
  error: Error | null;
  onClose: () => void;
}

/** Progress of an invite, then its confirmation or the server's error. */
export function SendDialog({ progress, result, sentTo, refusal, error, onClose }: SendDialogProps) {
  const isOpen = progress !== undefined || result !== undefined || refusal !== undefined;
  const { requestId } = describeError(error);
  const title = progress ? 'Send invite' : result ? 'Confirm invitation' : 'Error';
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={title}
      withCloseButton={!progress}
      closeOnEscape={!progress}
      closeOnClickOutside={!progress}
      centered
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="lg">
        <Group gap="sm" wrap="nowrap" role="status">
          {progress && <Loader size="sm" aria-hidden />}
          <Text>{progress ?? result ?? refusal}</Text>
        </Group>
        {!progress && !result && requestId && <RequestId value={requestId} />}
        {result && <MailboxLink to={sentTo} />}
        {!progress && (
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              OK
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
