import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readMode } from '../../api/session.ts';
import { shell } from '../../routing/parents.ts';

interface InviteSearch {
  /** Invites many people from a file; missing means a single user. */
  batch?: true | undefined;
}

function readInviteSearch(search: Record<string, unknown>): InviteSearch {
  return { batch: String(search.batch) === 'true' || undefined };
}

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
