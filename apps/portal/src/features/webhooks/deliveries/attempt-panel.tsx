import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { WebhookAttempt } from '@smile/contract/webhook-deliveries';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import classes from './attempt-panel.module.css';
import { HeaderList } from './header-list.tsx';

/** One attempt: time, duration and response. */
export function AttemptPanel({ attempt }: { attempt: WebhookAttempt }) {
  const { number, statusCode, error, durationMs, startedAt, responseHeaders, responseBody } = attempt;
  const isSuccess = statusCode !== null && statusCode >= 200 && statusCode < 300;
  return (
    <Paper withBorder p="md" component="section" aria-label={`Attempt ${number}`}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Group gap="xs">
            <Title order={4}>{`Attempt ${number}`}</Title>
            <Badge variant="light" color={isSuccess ? 'green' : 'red'}>
              {statusCode ?? 'No answer'}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            <DateTime value={startedAt} />
            {` · ${durationMs} ms`}
          </Text>
        </Group>
        {error && <Text size="sm">{error}</Text>}
        {responseHeaders && <HeaderList label={`Answer headers of attempt ${number}`} headers={responseHeaders} />}
        {responseBody && (
          <div className={classes.body}>
            <div className={classes.copy}>
              <CopyButton value={responseBody} label="answer" />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard */}
            <pre tabIndex={0}>{responseBody}</pre>
          </div>
        )}
      </Stack>
    </Paper>
  );
}
