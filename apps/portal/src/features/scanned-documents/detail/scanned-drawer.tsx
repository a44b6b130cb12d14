import { Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { scannedDocumentQuery } from '../queries.ts';

const ScannedDetail = onDemand(async () => (await import('./scanned-detail.tsx')).ScannedDetail, <DocumentSkeleton />);

interface ScannedDrawerProps {
  /** Id of the document in the URL. */
  id: string | undefined;
  onClose: () => void;
}

/** A document in a panel over the list; it stays rendered while the panel closes. */
export function ScannedDrawer({ id, onClose }: ScannedDrawerProps) {
  const [shownId, setShownId] = useState(id);
  if (id && id !== shownId) setShownId(id);
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} backLabel="Back to Scanned Documents">
      {shownId && <Content key={shownId} id={shownId} />}
    </SideDrawer>
  );
}

function Content({ id }: { id: string }) {
  const archive = useQuery(scannedDocumentQuery(id));
  if (archive.data?.state.status === 'REVOKED')
    return <EmptyPanel title="No data">The document was revoked, and its files are deleted.</EmptyPanel>;
  if (archive.data) return <ScannedDetail archive={archive.data} />;
  if (archive.error)
    return (
      <ErrorPanel title="The document could not be loaded" error={archive.error} onRetry={() => archive.refetch()} />
    );
  return <DocumentSkeleton />;
}

/** Skeleton of the fields beside the page. */
function DocumentSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the document">
      <Skeleton height={24} width="40%" my={4} />
      <Group gap="lg" align="flex-start" wrap="nowrap">
        <Stack gap="md" flex={1}>
          <Skeleton height={200} />
          <Skeleton height={420} />
        </Stack>
        <Skeleton height={720} flex={1} />
      </Group>
    </Stack>
  );
}
