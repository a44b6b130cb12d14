import { Button, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { FormSkeleton } from '../../../../ui/loading/form-skeleton.tsx';
import { versionQuery } from '../../queries.ts';
import { type ChangedPart, type Comparison, compareVersions } from './compared-version.ts';
import { VersionFrame } from './version-frame.tsx';

interface VersionComparisonProps {
  siteId: string;
  before: number;
  after: number;
}

/** Changes between two versions: as text by screen, and one screen of both side by side. */
export function VersionComparison({ siteId, before, after }: VersionComparisonProps) {
  const left = useQuery(versionQuery(siteId, before));
  const right = useQuery(versionQuery(siteId, after));
  const error = left.error ?? right.error;
  const comparison = useMemo(
    () => (left.data && right.data ? compareVersions(left.data, right.data) : null),
    [left.data, right.data],
  );
  if (error) {
    const retry = () => Promise.all([left.refetch(), right.refetch()]);
    return <ErrorPanel title="The versions could not be loaded" error={error} onRetry={retry} />;
  }
  return comparison ? <Differences comparison={comparison} /> : <FormSkeleton fields={2} />;
}

function Differences({ comparison: { before, after, parts } }: { comparison: Comparison }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = parts.find(({ screen }) => screen !== null && screen === chosen) ?? parts.find(({ screen }) => screen);
  const screen = shown?.screen ?? after.screens[0]!;
  const changedIds = shown?.changedIds ?? [];
  return (
    <Stack gap="lg">
      {parts.length === 0 ? (
        <Text size="sm">There are no differences.</Text>
      ) : (
        parts.map((part) => (
          <Part
            key={part.screen ?? part.title}
            part={part}
            isShown={part === shown}
            onShow={() => setChosen(part.screen)}
          />
        ))
      )}
      <SimpleGrid cols={2} spacing="md">
        <VersionFrame {...before} screen={screenIn(before, screen)} changedIds={changedIds} />
        <VersionFrame {...after} screen={screenIn(after, screen)} changedIds={changedIds} />
      </SimpleGrid>
    </Stack>
  );
}

function screenIn({ screens }: Comparison['before'], screen: string): string | null {
  return screens.includes(screen) ? screen : null;
}

interface PartProps {
  part: ChangedPart;
  isShown: boolean;
  onShow: () => void;
}

function Part({ part: { screen, title, sentences }, isShown, onShow }: PartProps) {
  return (
    <section aria-label={title}>
      {screen === null ? (
        <Text fw={500} size="sm">
          {title}
        </Text>
      ) : (
        <Button variant={isShown ? 'light' : 'subtle'} size="compact-sm" aria-pressed={isShown} onClick={onShow}>
          {title}
        </Button>
      )}
      <List size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </section>
  );
}
