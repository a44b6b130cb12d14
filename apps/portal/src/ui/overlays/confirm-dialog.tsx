import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, which names the object. */
  title: string;
  /** Consequences of the action. */
  children: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy: boolean;
  /** False while the consequences are loading: the action cannot be confirmed yet. */
  isReady?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    isDangerous = false,
    isBusy,
    isReady = true,
    onConfirm,
    onClose,
  } = props;
  return (
    <Dialog opened={opened} onClose={isBusy ? () => undefined : onClose} title={title} centered>
      <Stack gap="lg">
        <div>{children}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
            Cancel
          </Button>
          <Button color={isDangerous ? 'red' : 'green'} onClick={onConfirm} loading={isBusy} disabled={!isReady}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
