import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readUserDetailsSearch, readUsersSearch } from './users-search.ts';

const users = createRoute({
  getParentRoute: () => shell,
  path: '/users',
  validateSearch: readUsersSearch,
  component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
});

const userDetails = createRoute({
  getParentRoute: () => shell,
  path: '/users/user-details',
  validateSearch: readUserDetailsSearch,
  component: lazyRouteComponent(() => import('./user-details-page.tsx'), 'UserDetailsPage'),
});

export const usersRoutes = [users, userDetails] as const;
