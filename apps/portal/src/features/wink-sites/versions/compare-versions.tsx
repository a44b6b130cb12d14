import { Button, Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import type { SiteVersion } from '@smile/contract/wink-sites';
import { useState } from 'react';
import { onDemand } from '../../../ui/loading/on-demand.tsx';

// Lazy: the site model is as large as the rest of the page.
const VersionComparison = onDemand(
  async () => (await import('../builder/versions/version-comparison.tsx')).VersionComparison,
  <Skeleton height={240} />,
);

interface CompareVersionsProps {
  siteId: string;
  /** Newest first, at least two. */
  versions: readonly SiteVersion[];
}

/** Selects two versions, initially the two newest, and shows the differences. */
export function CompareVersions({ siteId, versions }: CompareVersionsProps) {
  const [before, setBefore] = useState(versions[1]!.version);
  const [after, setAfter] = useState(versions[0]!.version);
  const [isOpen, setIsOpen] = useState(false);
  const choices = versions.map(({ version }) => ({ value: String(version), label: `Version ${version}` }));
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label="Before"
          data={choices}
          value={String(before)}
          onChange={(event) => setBefore(Number(event.currentTarget.value))}
        />
        <NativeSelect
          label="After"
          data={choices}
          value={String(after)}
          onChange={(event) => setAfter(Number(event.currentTarget.value))}
        />
        <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close comparison' : 'Compare'}
        </Button>
      </Group>
      {isOpen && <VersionComparison key={`${before} ${after}`} siteId={siteId} before={before} after={after} />}
    </Stack>
  );
}
