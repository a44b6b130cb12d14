import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { UserSkeleton } from './user-skeleton.tsx';
import type { ShownSource } from './user-sources.tsx';

const UserDetail = onDemand(async () => (await import('./user-detail.tsx')).UserDetail, <UserSkeleton />);

const route = getRouteApi('/shell/users');

/** The user from the list's URL, in a drawer; its link is the URL of the user's own page. */
export function UserDrawer() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const [shownId, setShownId] = useState(search.user);
  if (search.user && search.user !== shownId) setShownId(search.user);

  const close = () => {
    if (canGoBack) router.history.back();
    else navigate({ search: { ...search, user: undefined, account: undefined, fileType: undefined }, replace: true });
  };
  const show = ({ accountId, fileType }: ShownSource) =>
    navigate({
      search: { ...search, account: accountId, fileType },
      mask: { to: '/users/user-details', search: { userId: search.user, accountId, fileType } },
      replace: true,
      resetScroll: false,
    });
  return (
    <SideDrawer opened={search.user !== undefined} onClose={close} backLabel="Back to User Data">
      {shownId && (
        <UserDetail
          userId={shownId}
          shown={{ accountId: search.account, fileType: search.fileType }}
          onShow={show}
          onErased={close}
        />
      )}
    </SideDrawer>
  );
}
