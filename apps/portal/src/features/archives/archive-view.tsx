import { Badge, Group, Stack, Switch } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { StatusDetail } from '../../ui/status-detail.tsx';
import { StatusStepper } from '../../ui/status-stepper.tsx';
import { ArchiveJson } from './archive-json.tsx';
import { type ArchiveData, ArchiveSections } from './archive-sections.tsx';
import { colorOfStatus, listArchiveSteps } from './archive-steps.ts';
import { archiveDataQuery } from './queries.ts';

const noData: ArchiveData = { identities: [], employments: [], documents: [], incomes: [] };

/** Status, files and extracted data of an archive, formatted or as JSON. */
export function ArchiveView({ archive }: { archive: Archive }) {
  const [isJson, setIsJson] = useState(false);
  const isRead = archive.state.status === 'ANALYZED';
  const isRevoked = archive.state.status === 'REVOKED';
  const data = useQuery({ ...archiveDataQuery(archive.id), enabled: isRead });
  const shown = isRead ? data.data : noData;
  const steps = listArchiveSteps(archive).map(({ label, time, look, problem }) => ({
    label,
    look,
    detail: <StatusDetail time={time} problem={problem} />,
  }));
  return (
    <Stack gap="md" component="section" aria-label={`Archive ${archive.id}`}>
      <Group justify="space-between">
        <Group gap="sm">
          <Badge variant="light" color={colorOfStatus(archive)}>
            {archive.state.status}
          </Badge>
          <CopyableId value={archive.id} label="Archive ID" lastCharacters={8} />
        </Group>
        {!isRevoked && (
          <Switch label="JSON" checked={isJson} onChange={(event) => setIsJson(event.currentTarget.checked)} />
        )}
      </Group>
      <StatusStepper label="Status" steps={steps} />
      {isRevoked && <EmptyPanel title="No data">The archive was revoked, and its files are deleted.</EmptyPanel>}
      {data.error && (
        <ErrorPanel title="The archive's data could not be loaded" error={data.error} onRetry={data.refetch} />
      )}
      {!isRevoked && !data.error && isJson && <ArchiveJson archive={archive} data={shown} />}
      {!isRevoked && !data.error && !isJson && <ArchiveSections archive={archive} data={shown} />}
    </Stack>
  );
}
