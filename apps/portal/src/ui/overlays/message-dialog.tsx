import { Button, Group, getDefaultZIndex, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { BareDialog } from './bare-dialog.tsx';

interface MessageDialogProps {
  title: string;
  /** Undefined closes the dialog; line breaks are preserved. */
  message: string | undefined;
  onClose: () => void;
  /** Closes automatically after this time. */
  autoCloseMs?: number;
  /** Shown below the message. */
  children?: ReactNode;
}

export function MessageDialog({ title, message, onClose, autoCloseMs, children }: MessageDialogProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (message === undefined || autoCloseMs === undefined) return;
    const timer = setTimeout(close, autoCloseMs);
    return () => clearTimeout(timer);
  }, [message, autoCloseMs]);

  return (
    <BareDialog
      opened={message !== undefined}
      onClose={onClose}
      title={title}
      centered
      transitionProps={{ duration: 0 }}
      // Above the dialog that caused the message, whichever was mounted first.
      zIndex={getDefaultZIndex('popover')}
    >
      <Stack gap="lg">
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Text>
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </Group>
      </Stack>
    </BareDialog>
  );
}
