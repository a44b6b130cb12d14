import { Button, Group, Stack, Text } from '@mantine/core';
import { formatDateTime } from '../../../../ui/format/format-time.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

interface DraftDialogProps {
  at: string;
  /** Author of the changes. */
  name: string;
  isBusy: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to continue with changes that were stored but not saved. */
export function DraftDialog({ at, name, isBusy, onContinue, onDiscard }: DraftDialogProps) {
  return (
    <Dialog opened centered title="Unsaved changes">
      <Stack gap="lg">
        <Text>
          You have unsaved changes from {formatDateTime(at)} by {name}.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" loading={isBusy} onClick={onDiscard}>
            Discard
          </Button>
          <Button disabled={isBusy} onClick={onContinue} data-autofocus>
            Continue
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
