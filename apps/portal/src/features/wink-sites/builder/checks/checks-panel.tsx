import { Badge, Box, Button, Stack, Text, Title } from '@mantine/core';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { Popover } from '../../../../ui/overlays/popover/popover.tsx';
import { CheckItem } from './check-item.tsx';
import type { CheckResult } from './prove-request.ts';
import type { Checks } from './use-checks.ts';
import { useResultActions } from './use-result-actions.ts';

/** The button "Checks" with the number of things to mend or to know, and the list of them. */
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
      {(close) => <CheckList {...checks} onLeave={close} />}
    </Popover>
  );
}

function CheckList({ results, error, retry, onLeave }: Checks & { onLeave: () => void }) {
  const { goTo, play } = useResultActions(onLeave);
  const problems = results?.filter(({ isProblem }) => isProblem) ?? [];
  const faults = results?.filter(({ isProved }) => isProved) ?? [];
  const notes = results?.filter(({ isProblem, isProved }) => !isProblem && !isProved) ?? [];
  return (
    <Box mah="min(560px, 70vh)" p="md" tabIndex={0} data-autofocus style={{ overflowY: 'auto' }}>
      {error ? (
        <ErrorPanel title="The checks could not run" error={error} onRetry={retry} />
      ) : (
        <Stack gap="lg">
          {!results?.length && (
            <Text size="sm" role="status">
              {results === null ? 'Checking…' : 'No errors: every screen can be reached and every item can be taken.'}
            </Text>
          )}
          <Results title="Proved faults" results={faults} onGo={goTo} onPlay={play} />
          <Results title="Fix before saving" results={problems} onGo={goTo} onPlay={play} />
          <Results title="Good to know" results={notes} onGo={goTo} onPlay={play} />
        </Stack>
      )}
    </Box>
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

interface ResultsProps {
  title: string;
  results: readonly CheckResult[];
  onGo: (result: CheckResult) => void;
  onPlay: (result: CheckResult) => void;
}

function Results({ title, results, onGo, onPlay }: ResultsProps) {
  if (results.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {results.map((result) => (
          <CheckItem
            key={`${result.screenId} ${result.text}`}
            result={result}
            onGo={() => onGo(result)}
            onPlay={() => onPlay(result)}
          />
        ))}
      </Stack>
    </section>
  );
}
