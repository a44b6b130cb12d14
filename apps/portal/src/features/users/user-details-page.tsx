import { Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { UserDetail } from './detail/user-detail.tsx';

const UserOfAccount = onDemand(async () => (await import('./user-of-account.tsx')).UserOfAccount, null);

const route = getRouteApi('/shell/users/user-details');

export function UserDetailsPage() {
  const { userId, ...shown } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Stack gap="lg">
      <BackLink to="/users" label="Back to User Data" />
      <PageHeader title="User Details" description="The connected accounts and shared data of one person." />
      {userId ? (
        <UserDetail
          userId={userId}
          shown={shown}
          onShow={(next) => navigate({ search: { userId, ...next }, replace: true, resetScroll: false })}
          onErased={() => navigate({ to: '/users', replace: true })}
        />
      ) : shown.accountId ? (
        <UserOfAccount accountId={shown.accountId} />
      ) : (
        <EmptyPanel>The URL contains no user.</EmptyPanel>
      )}
    </Stack>
  );
}
