import { Center, Group, Loader, Skeleton, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { usePreload } from '../../ui/loading/when-used.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { tenantQuery } from '../tenants/queries.ts';
import { FreeInvites } from './free-invites.tsx';

const SingleInvite = onDemand(async () => (await import('./single-invite.tsx')).SingleInvite, <PersonSkeleton />);
const BatchInvite = onDemand(
  async () => (await import('./batch/batch-invite.tsx')).BatchInvite,
  <Skeleton height={220} />,
);
const tabs = [SingleInvite.preload, BatchInvite.preload];

const route = getRouteApi('/shell/users/invite');

export function InvitePage() {
  const { batch } = route.useSearch();
  const navigate = route.useNavigate();
  const tenant = useQuery(tenantQuery);
  const developer = useQuery(currentDeveloperQuery);
  usePreload(tabs);
  useEffect(() => void (batch ? BatchInvite : SingleInvite).preload().catch(() => undefined), [batch]);
  const failed = [tenant, developer].find(({ error, data }) => error && !data);
  const showTab = (chosen: string | null) =>
    navigate({ search: { batch: chosen === 'batch' || undefined }, replace: true });
  return (
    <Stack gap="lg">
      <BackLink to="/users" label="Back to User Data" />
      <PageHeader title="Invite" description="Ask people by email to connect their accounts to you." />
      <FreeInvites />
      {failed && (
        <ErrorPanel title="The page could not be loaded" error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!failed && !(tenant.data && developer.data) && (
        <Center mih={200}>
          <Loader role="status" aria-label="Loading" />
        </Center>
      )}
      {tenant.data && developer.data && (
        <Tabs value={batch ? 'batch' : 'single'} onChange={showTab}>
          <Tabs.List mb="lg">
            <Tabs.Tab value="single">Invite one user</Tabs.Tab>
            <Tabs.Tab value="batch">Invite multiple users</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="single">
            <SingleInvite company={tenant.data} replyAddress={developer.data.emailAddress} />
          </Tabs.Panel>
          <Tabs.Panel value="batch">
            <BatchInvite company={tenant.data} replyAddress={developer.data.emailAddress} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Stack>
  );
}

/** Skeleton of a person's two fields. */
function PersonSkeleton() {
  return (
    <Group maw={760} role="status" aria-label="Loading">
      <Skeleton height={61} flex={1} />
      <Skeleton height={61} flex={1} />
    </Group>
  );
}
