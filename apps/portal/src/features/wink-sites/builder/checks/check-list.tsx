import { Stack, Text, Title } from '@mantine/core';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { CheckItem } from './check-item.tsx';
import type { CheckResult } from './prove-request.ts';
import type { Checks } from './use-checks.ts';
import { useResultActions } from './use-result-actions.ts';

/** Results of the checks, or the error that ended them; loads when opened. */
export function CheckList({ results, error, retry, onLeave }: Checks & { onLeave: () => void }) {
  const { goTo, play } = useResultActions(onLeave);
  const problems = results?.filter(({ isProblem }) => isProblem) ?? [];
  const faults = results?.filter(({ isProved }) => isProved) ?? [];
  const notes = results?.filter(({ isProblem, isProved }) => !isProblem && !isProved) ?? [];
  if (error) return <ErrorPanel title="The checks could not run" error={error} onRetry={retry} />;
  return (
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
