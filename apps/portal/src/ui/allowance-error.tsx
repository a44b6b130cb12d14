import { Paper } from '@mantine/core';
import { ErrorPanel } from './error-panel.tsx';

/** In the place of the card. */
export function AllowanceError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Paper withBorder>
      <ErrorPanel title="Your allowance could not be loaded" error={error} onRetry={onRetry} />
    </Paper>
  );
}
