import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { rememberPage } from '../api/return-path.ts';
import { isLoggedIn } from '../api/session.ts';

/** Parent of the pages before login, and of the shell. */
export const root = createRootRoute();

/** Parent of the portal's pages; `app/routes.ts` sets its component. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!isLoggedIn()) throw redirect({ to: '/login', search: rememberPage(location.href) });
  },
});

/** Redirects an old or short path of a page. */
export function leadTo<const Path extends string>(path: Path, href: string) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: () => {
      throw redirect({ href });
    },
  });
}
