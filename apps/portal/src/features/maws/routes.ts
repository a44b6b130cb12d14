import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readLookupSearch } from '../lookups/results/lookup-search.ts';

const maws = createRoute({
  getParentRoute: () => shell,
  path: '/signal/maws',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('./maws-page.tsx'), 'MawsPage'),
});

export const mawsRoutes = [maws] as const;
