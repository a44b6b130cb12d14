import { Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError } from './format/describe-error.ts';
import { RequestId } from './format/request-id.tsx';
import classes from './state-panel.module.css';

interface ErrorPanelProps {
  /** The failed action as a sentence without a full stop. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function ErrorPanel({ title, error, onRetry }: ErrorPanelProps) {
  const { message, requestId } = describeError(error);
  return (
    <Stack role="alert" className={classes.panel} gap="xs">
      <IconAlertTriangle className={classes.errorIcon} size={24} stroke={1.5} />
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" size="sm" maw={480}>
        {message}
      </Text>
      {requestId && <RequestId value={requestId} />}
      <Button variant="default" size="xs" mt={4} onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
