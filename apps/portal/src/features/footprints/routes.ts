import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readLookupSearch } from '../lookups/results/lookup-search.ts';

const footprints = createRoute({
  getParentRoute: () => shell,
  path: '/signal/footprints',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('./footprints-page.tsx'), 'FootprintsPage'),
});

const footprintsFormer = leadTo('/snap/footprints', '/signal/footprints');

export const footprintsRoutes = [footprints, footprintsFormer] as const;
