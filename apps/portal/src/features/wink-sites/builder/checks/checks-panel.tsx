import { Badge, Box, Button } from '@mantine/core';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { Popover } from '../../../../ui/overlays/popover/popover.tsx';
import type { CheckResult } from './prove-request.ts';
import type { Checks } from './use-checks.ts';

const CheckList = onDemand(async () => (await import('./check-list.tsx')).CheckList, null);

/** The Checks button with the number of results, and their list. */
export function ChecksPanel({ checks }: { checks: Checks }) {
  const { results } = checks;
  const button = (
    <Button
      variant="default"
      size="xs"
      aria-label={`Checks: ${results?.length ?? 'not done yet'}`}
      rightSection={results && <CountBadge results={results} />}
    >
      Checks
    </Button>
  );
  return (
    <Popover button={button} position="bottom-end" width={440} padding={0}>
      {(close) => (
        <Box mah="min(560px, 70vh)" p="md" tabIndex={0} data-autofocus style={{ overflowY: 'auto' }}>
          <CheckList {...checks} onLeave={close} />
        </Box>
      )}
    </Popover>
  );
}

function CountBadge({ results }: { results: readonly CheckResult[] }) {
  const hasProblem = results.some(({ isProblem, isProved }) => isProblem || isProved);
  const color = hasProblem ? 'red' : results.length > 0 ? 'amber' : 'green';
  return (
    <Badge size="sm" circle={results.length < 10} color={color} variant="light" aria-hidden>
      {results.length}
    </Badge>
  );
}
