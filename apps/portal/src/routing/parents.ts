import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { rememberPage } from '../api/return-path.ts';
import { isLoggedIn } from '../api/session.ts';

/** Above the pages that need no login, and above the shell. */
export const root = createRootRoute();

/** Above the pages of the portal; `app/routes.ts` gives it its looks. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!isLoggedIn()) throw redirect({ to: '/login', search: rememberPage(location.href) });
  },
});

/** A former or a short path of a page. */
export function leadTo<const Path extends string>(path: Path, href: string) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: () => {
      throw redirect({ href });
    },
  });
}
