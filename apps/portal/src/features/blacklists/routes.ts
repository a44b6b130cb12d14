import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readLookupSearch } from '../lookups/results/lookup-search.ts';

const blacklists = createRoute({
  getParentRoute: () => shell,
  path: '/signal/blacklists',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('./blacklists-page.tsx'), 'BlacklistsPage'),
});

const blacklistsFormer = leadTo('/snap/blacklists', '/signal/blacklists');

export const blacklistsRoutes = [blacklists, blacklistsFormer] as const;
