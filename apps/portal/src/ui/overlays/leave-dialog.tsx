import { Button, Group, getDefaultZIndex, Stack, Text } from '@mantine/core';
import { BareDialog } from './bare-dialog.tsx';

interface LeaveDialogProps {
  opened: boolean;
  title?: string;
  /** Label of the button that leaves. */
  leaveLabel?: string;
  onStay: () => void;
  onLeave: () => void;
  /** Unsaved changes that are stored as a draft. */
  kept?: KeptChanges | undefined;
}

export interface KeptChanges {
  text: string;
  onDiscard: () => void;
}

export function LeaveDialog({
  opened,
  title = 'Leave without saving?',
  leaveLabel = 'Leave',
  onStay,
  onLeave,
  kept,
}: LeaveDialogProps) {
  return (
    <BareDialog
      opened={opened}
      onClose={onStay}
      title={title}
      centered
      // Above the dialog that the user is leaving, whichever was mounted first.
      zIndex={getDefaultZIndex('popover')}
    >
      <Stack gap="lg">
        <Text>{kept?.text ?? 'Your changes have not been saved and will be lost.'}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onStay} data-autofocus>
            Stay
          </Button>
          {kept && (
            <Button
              variant="light"
              color="red"
              onClick={() => {
                kept.onDiscard();
                onLeave();
              }}
            >
              Discard
            </Button>
          )}
          {/* Red only if leaving loses the changes. */}
          <Button color={kept ? undefined : 'red'} onClick={onLeave}>
            {leaveLabel}
          </Button>
        </Group>
      </Stack>
    </BareDialog>
  );
}
