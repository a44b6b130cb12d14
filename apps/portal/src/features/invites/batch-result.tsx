import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { describeError } from '../../ui/describe-error.ts';
import type { Contact } from './read-contacts.ts';

interface BatchResultProps {
  /** The dialog is open while there is a result. */
  result: { total: number; failures: { item: Contact; error: unknown }[] } | undefined;
  onClose: () => void;
}

export function BatchResult({ result, onClose }: BatchResultProps) {
  const failures = result?.failures ?? [];
  return (
    <Modal
      opened={result !== undefined}
      onClose={onClose}
      title="Send complete"
      centered
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="md">
        <Group gap="xl">
          <Text>Successes: {(result?.total ?? 0) - failures.length}</Text>
          <Text>Failures: {failures.length}</Text>
        </Group>
        {failures.length > 0 && (
          <List size="sm" mah={200} style={{ overflowY: 'auto' }} tabIndex={0} aria-label="Who could not be invited">
            {failures.map(({ item, error }) => (
              <List.Item key={`${item.email} ${item.fullName}`}>
                {item.email}: {describeError(error).message}
              </List.Item>
            ))}
          </List>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
