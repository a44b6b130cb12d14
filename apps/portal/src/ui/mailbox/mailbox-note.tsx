import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';

interface MailboxNoteProps {
  /** Recipient of the mail; the mailbox then shows only this address. */
  to?: string | undefined;
  /** Styled as the screen's next step instead of a side note. */
  isStep?: boolean;
}

/** Link to the mail just sent, if the installation has a built-in mailbox; renders nothing otherwise. */
export function MailboxNote({ to, isStep = false }: MailboxNoteProps) {
  const mailboxUrl = useQuery(portalConfigQuery).data?.mailboxUrl;
  if (!mailboxUrl) return null;
  const href = to ? `${mailboxUrl}?${new URLSearchParams({ to })}` : mailboxUrl;
  const reason = 'No mail server is set up here, so the email is in the built-in mailbox.';
  if (isStep)
    return (
      <Stack gap={6} align="flex-start">
        <Button component="a" href={href} target="_blank" rel="noopener">
          Open the mailbox
        </Button>
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      </Stack>
    );
  return (
    <Text size="sm" c="dimmed">
      {reason}{' '}
      <Anchor href={href} target="_blank" rel="noopener" underline="always">
        Open the mailbox
      </Anchor>
    </Text>
  );
}
