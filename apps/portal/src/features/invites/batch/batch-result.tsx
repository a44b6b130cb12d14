import { Button, Group, List, Stack, Text } from '@mantine/core';
import { saveFile } from '../../../api/save-file.ts';
import { describeError } from '../../../ui/format/describe-error.ts';
import { MailboxLink } from '../../../ui/mailbox/mailbox-link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showError } from '../../../ui/toasts/toasts.ts';
import type { Contact } from './contacts.ts';

interface BatchResultProps {
  /** Undefined closes the dialog. */
  result: { sent: number; failures: { item: Contact; error: unknown }[]; unsent: Contact[] } | undefined;
  onClose: () => void;
}

export function BatchResult({ result, onClose }: BatchResultProps) {
  const { sent = 0, failures = [], unsent = [] } = result ?? {};
  const notInvited = [...failures.map(({ item }) => item), ...unsent];
  const save = async () => {
    try {
      const { writeContacts } = await import('./contacts-csv.ts');
      saveFile(new Blob([writeContacts(notInvited)], { type: 'text/csv' }), 'smile-not-invited.csv');
    } catch {
      showError('The file could not be created. Check your connection and try again.');
    }
  };
  return (
    <Dialog
      opened={result !== undefined}
      onClose={onClose}
      title="Send complete"
      centered
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="md">
        <Group gap="xl">
          <Text>Successes: {sent - failures.length}</Text>
          <Text>Failures: {failures.length}</Text>
          {unsent.length > 0 && <Text>Not sent: {unsent.length}</Text>}
        </Group>
        {failures.length > 0 && (
          <List
            size="sm"
            mah={200}
            style={{ overflowY: 'auto' }}
            tabIndex={0}
            aria-label="People who could not be invited"
          >
            {failures.map(({ item, error }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may stand in the file twice
              <List.Item key={at}>
                {item.email}: {describeError(error).message}
              </List.Item>
            ))}
          </List>
        )}
        {unsent.length > 0 && (
          <Text size="sm">Sending stopped there: the others would have been refused for the same reason.</Text>
        )}
        {sent > failures.length && <MailboxLink />}
        <Group justify="flex-end">
          {notInvited.length > 0 && (
            <Button variant="default" onClick={save}>
              Save people who were not invited as CSV
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
