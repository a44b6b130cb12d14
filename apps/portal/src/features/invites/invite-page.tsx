import { ActionIcon, Center, Loader, Stack, Tabs } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { tenantQuery } from '../tenants/queries.ts';
import { FreeInvites } from './free-invites.tsx';
import { SingleInvite } from './single-invite.tsx';

/** Reads files, for which most who come here have no use. */
const BatchInvite = onDemand(async () => (await import('./batch-invite.tsx')).BatchInvite, <FormSkeleton fields={3} />);

const route = getRouteApi('/shell/users/invite');

export function InvitePage() {
  const { batch } = route.useSearch();
  const navigate = route.useNavigate();
  const tenant = useQuery(tenantQuery);
  const developer = useQuery(currentDeveloperQuery);
  const failed = [tenant, developer].find(({ error, data }) => error && !data);
  const showTab = (chosen: string | null) =>
    navigate({ search: { batch: chosen === 'batch' || undefined }, replace: true });
  return (
    <Stack gap="lg">
      <div>
        <Tooltip label="Back to User Data">
          <ActionIcon component={Link} to="/users" variant="subtle" color="gray" aria-label="Back to User Data">
            <IconArrowLeft size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
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
