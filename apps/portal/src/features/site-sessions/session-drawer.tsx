import { Group, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { sessionQuery } from './queries.ts';
import { SessionStatus } from './session-status.tsx';
import { SourcesSkeleton } from './sources-skeleton.tsx';

const SessionPath = onDemand(async () => (await import('./session-path.tsx')).SessionPath, <Skeleton height={19} />);
const SessionSources = onDemand(
  async () => (await import('./session-sources.tsx')).SessionSources,
  <SourcesSkeleton />,
);

interface SessionDrawerProps {
  /** Undefined closes the drawer. */
  sessionId: string | undefined;
  onClose: () => void;
}

export function SessionDrawer({ sessionId, onClose }: SessionDrawerProps) {
  const [shownId, setShownId] = useState(sessionId);
  if (sessionId && sessionId !== shownId) setShownId(sessionId);
  return (
    <SideDrawer opened={sessionId !== undefined} onClose={onClose} backLabel="Back to WinkSite Sessions" width="full">
      {shownId && <LoadedSession key={shownId} id={shownId} />}
    </SideDrawer>
  );
}

function LoadedSession({ id }: { id: string }) {
  const { data: session, error, refetch } = useQuery(sessionQuery(id));
  if (session) {
    return (
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          <Title order={2} style={{ overflowWrap: 'anywhere' }}>
            {session.winkSiteName}
          </Title>
          <SessionStatus status={session.status} isDeclined={session.isDeclined} />
        </Group>
        <SessionPath session={session} />
        <SessionSources session={session} />
      </Stack>
    );
  }
  if (error) return <ErrorPanel title="The session could not be loaded" error={error} onRetry={refetch} />;
  return (
    <Stack gap="md" role="status" aria-label="Loading the session">
      <Skeleton height={20} width="40%" />
      <Skeleton height={19} width="70%" />
      <SourcesSkeleton />
    </Stack>
  );
}
