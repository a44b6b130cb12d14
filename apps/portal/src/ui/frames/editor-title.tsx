import { Button, Group, Text, Title } from '@mantine/core';
import { CopyButton } from '../copy-button.tsx';

interface EditorTitleProps {
  /** Kind of what is edited, such as "site". */
  noun: string;
  name: string;
  /** Null until it is saved. */
  id: string | null;
  isSaving: boolean;
  /** Replaces the default confirmation of the copied id. */
  confirmCopy?: () => void;
}

/** Name and id of what a drawer edits, and the button that saves it. */
export function EditorTitle({ noun, name, id, isSaving, confirmCopy }: EditorTitleProps) {
  return (
    <Group justify="space-between" mb="md" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Title order={3} textWrap="nowrap" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name || `New ${noun}`}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Text size="xs" c="dimmed" truncate>
            {id ? (
              <>
                ID:{' '}
                <Text span inherit ff="monospace">
                  {id}
                </Text>
              </>
            ) : (
              `New ${noun}`
            )}
          </Text>
          {id && <CopyButton value={id} label={`${noun} ID`} confirm={confirmCopy} />}
        </Group>
      </div>
      <Button type="submit" loading={isSaving}>
        Save
      </Button>
    </Group>
  );
}
