import { Alert, Stack, Text } from '@mantine/core';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { CopyableId } from '../../ui/copyable-id.tsx';

/** Names the end user of the widget, if it is not the emulator's own. */
export function CreatedUserNote({ userId }: { userId: string }) {
  return (
    <Alert color="green" p="sm" role="note" title="The widget acts for your end user">
      <Stack gap={4}>
        <CopyableId value={userId} label="user id" />
        <Text size="sm">
          This person is counted.{' '}
          <AnchorLink to="/link/emulator" search={({ template }) => ({ template })} underline="always">
            Use the emulator’s own user
          </AnchorLink>
        </Text>
      </Stack>
    </Alert>
  );
}
