import { Button, Group, Text } from '@mantine/core';

interface OneShownProps {
  /** Noun for the object, such as "invite". */
  noun: string;
  onShowAll: () => void;
}

/** Shown above a list that is limited to one object. */
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
