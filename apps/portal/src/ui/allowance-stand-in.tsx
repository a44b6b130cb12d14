import { Paper, Skeleton } from '@mantine/core';
import { ErrorPanel } from './error-panel.tsx';

interface AllowanceStandInProps {
  error: unknown;
  onRetry: () => void;
  /** Title of the error. */
  title?: string;
  /** Height of the card that is loading. */
  height?: number;
}

/** Shown instead of the card while it loads or after an error. */
export function AllowanceStandIn({
  error,
  onRetry,
  title = 'Your allowance could not be loaded',
  height = 67,
}: AllowanceStandInProps) {
  if (!error) return <Skeleton height={height} flex="none" radius="md" role="status" aria-label="Loading" />;
  return (
    <Paper withBorder>
      <ErrorPanel title={title} error={error} onRetry={onRetry} />
    </Paper>
  );
}
