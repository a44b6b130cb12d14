import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { MailboxLink } from '../../ui/mailbox/mailbox-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface SendDialogProps {
  /** Current step; the dialog cannot be closed while it is set. */
  progress: string | undefined;
  result: string | undefined;
  /** Recipient of the sent mail. */
  sentTo?: string | undefined;
  /** The part of an error that no field shows. */
  error: string | undefined;
  onClose: () => void;
}

/** Progress of an invite, then its confirmation or the server's error. */
export function SendDialog({ progress, result, sentTo, error, onClose }: SendDialogProps) {
  const isOpen = progress !== undefined || result !== undefined || error !== undefined;
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
          <Text>{progress ?? result ?? error}</Text>
        </Group>
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
