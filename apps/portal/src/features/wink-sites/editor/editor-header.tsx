import { Button, Group, Text } from '@mantine/core';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';

interface EditorHeaderProps {
  /** Null until the site is saved. */
  id: string | null;
  isSaving: boolean;
}

export function EditorHeader({ id, isSaving }: EditorHeaderProps) {
  return (
    <Group justify="space-between" mb="md" wrap="nowrap">
      {id ? (
        <Group gap={4} wrap="nowrap">
          <Text size="sm" c="dimmed">
            ID:{' '}
            <Text span inherit ff="monospace" fz="xs" style={{ overflowWrap: 'anywhere' }}>
              {id}
            </Text>
          </Text>
          <CopyButton value={id} label="site ID" confirm={() => showBriefly('Copy Success!')} />
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          New site
        </Text>
      )}
      <Button type="submit" loading={isSaving}>
        Save
      </Button>
    </Group>
  );
}
