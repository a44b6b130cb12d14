import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readMode } from '../../api/session.ts';
import { shell } from '../../routing/parents.ts';
import { readInviteSearch } from './invite-search.ts';

const invite = createRoute({
  getParentRoute: () => shell,
  path: '/users/invite',
  validateSearch: readInviteSearch,
  beforeLoad: () => {
    if (readMode() !== 'Production') throw redirect({ to: '/users' });
  },
  component: lazyRouteComponent(() => import('./invite-page.tsx'), 'InvitePage'),
});

export const invitesRoutes = [invite] as const;
