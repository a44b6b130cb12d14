import { Button, Group, Text } from '@mantine/core';
import { CopyableId } from '../../ui/copyable-id.tsx';

interface EditorHeaderProps {
  /** Null while the site is not saved. */
  id: string | null;
  isSaving: boolean;
}

export function EditorHeader({ id, isSaving }: EditorHeaderProps) {
  return (
    <Group justify="space-between" mb="md" wrap="nowrap">
      {id ? (
        <Group gap={4} wrap="nowrap">
          <Text size="sm" c="dimmed">
            ID:
          </Text>
          <CopyableId value={id} label="site ID" />
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
