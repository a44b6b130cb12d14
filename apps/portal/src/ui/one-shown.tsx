import { Button, Group, Text } from '@mantine/core';

interface OneShownProps {
  /** Names the object, such as "invite". */
  noun: string;
  onShowAll: () => void;
}

/** Above a list that a search narrowed to one object. */
export function OneShown({ noun, onShowAll }: OneShownProps) {
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">{`Showing one ${noun}.`}</Text>
      <Button variant="subtle" size="compact-sm" onClick={onShowAll}>
        Show all
      </Button>
    </Group>
  );
}
