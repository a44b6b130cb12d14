import { Button, Group, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Dialog } from './dialog.tsx';

interface UnsavedChangesGuardProps {
  isDirty: boolean;
  /** Whether the page with the changes is still there at another address, such as another tab of the same form. */
  canStay?: (next: { pathname: string; search: object }) => boolean;
}

/** Asks before a page with unsaved changes is left. */
export function UnsavedChangesGuard({ isDirty, canStay }: UnsavedChangesGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !canStay?.(next),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <Dialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      centered
    >
      <Stack gap="lg">
        <Text>Your changes have not been saved and will be lost.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
            Stay
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
